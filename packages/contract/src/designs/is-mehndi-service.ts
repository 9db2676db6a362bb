/** Whether a service is one that a mehndi design is chosen for; its name says so. */
export const isMehndiService = ({ name }: { name: string }): boolean => /mehndi/i.test(name);
