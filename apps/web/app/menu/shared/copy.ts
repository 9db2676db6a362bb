export const menuCopy = { loadFailed: 'Error loading services' };
