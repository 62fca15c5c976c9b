import userEvent, { type UserEvent } from "@testing-library/user-event";

/**
 * A user of a rendered page. Whether styles let an element be pressed is not asked before each press: without the
 * console's sheets the answer is always yes, and costs a twentieth of the time.
 */
export const setUpUser = (): UserEvent => userEvent.setup({ delay: null, pointerEventsCheck: 0 });
