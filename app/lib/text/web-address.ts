const WEB_ADDRESS = /^(?:https?|ftp):\/\/[^\s/?#]+(?:[/?#]\S*)?$/i;

/** Whether a text is a whole http, https or ftp address. */
export const isWebAddress = (text: string): boolean => WEB_ADDRESS.test(text) && URL.canParse(text);
