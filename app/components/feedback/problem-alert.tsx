import { Alert } from "@mantine/core";
import IconAlertTriangle from "@tabler/icons-react/dist/esm/icons/IconAlertTriangle.mjs";

/** Says by more than its colour that something is wrong. */
export const ProblemAlert = Alert.withProps({ icon: <IconAlertTriangle aria-hidden /> });
