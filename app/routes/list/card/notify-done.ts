import { notify } from "~/components/feedback/notify";

/** Tells what the server has confirmed; a second message takes the first one's place. */
export const notifyDone = (message: string): void => notify({ id: "card-list", color: "green", message });
