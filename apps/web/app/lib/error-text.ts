import { CallError } from './call.ts';
import { libCopy } from './copy.ts';

/** True for network errors and timeouts. */
export const isUnreachableError = (error: unknown): boolean =>
  error instanceof TypeError || error instanceof DOMException;

/**
 * Message of the first invalid field, of the whole call, or about a missing connection. Undefined
 * for unexpected errors.
 */
export const errorText = (error: unknown): string | undefined => {
  if (isUnreachableError(error) && !navigator.onLine) return libCopy.noConnection;
  if (!(error instanceof CallError)) return undefined;
  const [first] = Object.values(error.reason.fields ?? {});
  return first ?? error.message;
};

export const refusedOrFailedText = (error: unknown, refused: string, failed: string): string =>
  error instanceof CallError ? refused : failed;
