/** Recognised by its name. */
export const isMehndiService = ({ name }: { name: string }): boolean => /mehndi/i.test(name);
