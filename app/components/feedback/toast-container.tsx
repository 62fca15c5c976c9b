import { Notifications } from "@mantine/notifications";

export const ToastContainer = () => <Notifications position="top-center" />;
