/** Eleven digits starting with 1, as they are sent: `plainPhone` makes them of what is typed. */
export const PHONE_NUMBER = /^1\d{10}$/;
