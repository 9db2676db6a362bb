/** More than two lines of a phone, roughly: the rest is shown when it is asked for. */
const shortest = 80;

export const isLong = (text: string): boolean => text.length > shortest || text.includes('\n');
