/** The screens of whoever runs the salon. */
export const isAdminPage = (path: string): boolean => /^\/admin(\/|$)/i.test(path);

/** The page of whoever goes to visits. */
export const isWorkPage = (path: string): boolean => /^\/work(\/|$)/i.test(path);

/** Screens of staff bring their own frame. */
export const isStaffPage = (path: string): boolean => isAdminPage(path) || isWorkPage(path);
