const mebibyte = 1_024 * 1_024;

/** `5 MB` */
export const formatMegabytes = (bytes: number): string => `${Math.floor(bytes / mebibyte)} MB`;
