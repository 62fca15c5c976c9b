import { Notifications } from "@mantine/notifications";
// Loaded with the toasts when the page is idle, because nothing needs them earlier.
import "~/theme/motion.css";
import "~/theme/media.css";
import "~/theme/toasts.css";

/** By default the sixth would wait, and what it offers to undo be over before it is shown. */
const LIMIT = 20;

export const ToastContainer = () => <Notifications position="top-center" limit={LIMIT} />;
