import { notify } from "~/components/feedback/notify";

/** Shows a success message, which replaces the previous one. */
export const notifySuccess = (message: string): void => notify({ id: "card-list", color: "green", message });
