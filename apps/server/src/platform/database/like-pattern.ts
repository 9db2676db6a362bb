const literally = (text: string): string => text.replace(/[\\%_]/g, '\\$&');

export const containsPattern = (text: string): string => `%${literally(text)}%`;

export const startsWithPattern = (text: string): string => `${literally(text)}%`;
