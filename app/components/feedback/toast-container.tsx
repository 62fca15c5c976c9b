import { Notifications } from "@mantine/notifications";
// Loaded with the toasts when the page is idle, because printing needs it no earlier.
import "~/theme/print.css";

export const ToastContainer = () => <Notifications position="top-center" />;
