/** A pattern for LIKE that finds the text itself, whatever it holds. */
const literally = (text: string): string => text.replace(/[\\%_]/g, '\\$&');

export const containing = (text: string): string => `%${literally(text)}%`;

export const beginningWith = (text: string): string => `${literally(text)}%`;
