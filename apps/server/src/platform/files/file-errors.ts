import { AppError } from '../http/app-error.ts';

/** A file that cannot be what it should be; the reason stands beside the field it was chosen in. */
export const unreadableFileError = (reason: string): AppError =>
  new AppError('INVALID_INPUT', reason, { fields: { file: reason } });

/** A file that holds more than is taken. */
export const fileTooLargeError = (reason: string): AppError =>
  new AppError('TOO_LARGE', reason, { fields: { file: reason } });
