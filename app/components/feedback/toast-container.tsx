import { Notifications } from "@mantine/notifications";

export const NoticesContainer = () => <Notifications position="top-center" />;
