import { AppError } from '../http/app-error.ts';

export const unreadableFileError = (reason: string): AppError =>
  new AppError('INVALID_INPUT', reason, { fields: { file: reason } });

export const fileTooLargeError = (reason: string): AppError =>
  new AppError('TOO_LARGE', reason, { fields: { file: reason } });
