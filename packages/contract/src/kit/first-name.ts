/** What people call somebody of whom both names are known. */
export const firstName = (name: string): string => name.split(' ', 1)[0] ?? name;
