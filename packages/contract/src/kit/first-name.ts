export const firstName = (name: string): string => name.split(' ', 1)[0] ?? name;
