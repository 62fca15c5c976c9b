const WEB_ADDRESS = /^(?:https?|ftp):\/\/(?!\.)(?:(?!\.\.)[^\s/?#@])+(?:[/?#]\S*)?$/i;

/** Whether a text is a complete http, https or ftp URL, without a name and a password for its host. */
export const isWebAddress = (text: string): boolean => WEB_ADDRESS.test(text) && URL.canParse(text);
