export const isAdminPage = (path: string): boolean => /^\/admin(\/|$)/i.test(path);

export const isWorkPage = (path: string): boolean => /^\/work(\/|$)/i.test(path);

export const isStaffPage = (path: string): boolean => isAdminPage(path) || isWorkPage(path);
