const escapePattern = (text: string): string => text.replace(/[\\%_]/g, '\\$&');

export const containsPattern = (text: string): string => `%${escapePattern(text)}%`;

export const startsWithPattern = (text: string): string => `${escapePattern(text)}%`;
