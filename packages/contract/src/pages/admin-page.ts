/** The screens of whoever runs the salon. */
export const isAdminPage = (path: string): boolean => /^\/admin(\/|$)/i.test(path);
