import { Notifications } from "@mantine/notifications";
// Loaded with the toasts when the page is idle, because nothing needs them earlier.
import "~/theme/motion.css";
import "~/theme/media.css";
import "~/theme/toasts.css";

export const ToastContainer = () => <Notifications position="top-center" />;
