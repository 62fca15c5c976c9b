/** The types of content, in a file of its own: the workplace would load all calls of the policies for it. */
export const CONTENT_TYPES = ["img", "horizontalVideo", "verticalVideo"] as const;
