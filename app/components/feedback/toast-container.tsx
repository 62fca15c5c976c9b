import { Notifications } from "@mantine/notifications";
// Loaded when the page is idle, as this is: nobody prints before.
import "~/theme/print.css";

export const ToastContainer = () => <Notifications position="top-center" />;
