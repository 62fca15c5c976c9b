import { Notifications } from "@mantine/notifications";
// Loaded with the toasts when the page is idle, because nothing needs them earlier.
import "~/theme/forced-colors.css";
import "~/theme/motion.css";
import "~/theme/print.css";
import "~/theme/toasts.css";

export const ToastContainer = () => <Notifications position="top-center" />;
