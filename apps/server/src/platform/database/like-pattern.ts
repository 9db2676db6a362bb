/** A pattern for LIKE that finds the text itself, whatever it holds. */
const literally = (text: string): string => text.replace(/[\\%_]/g, '\\$&');

export const containsPattern = (text: string): string => `%${literally(text)}%`;

export const startsWithPattern = (text: string): string => `${literally(text)}%`;
