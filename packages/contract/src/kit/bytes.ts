const mebibyte = 1_024 * 1_024;

/** `5 MB` */
export const megabytes = (bytes: number): string => `${Math.floor(bytes / mebibyte)} MB`;
