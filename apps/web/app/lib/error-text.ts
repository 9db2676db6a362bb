import { CallError } from './call.ts';
import { libCopy } from './copy.ts';

/** There was no answer: the network failed, or it took too long. */
export const isUnreachable = (error: unknown): boolean =>
  error instanceof TypeError || error instanceof DOMException;

/**
 * Why a call was refused, in the words closest to what was sent, or that there is no network.
 * Nothing when it is not known why it never arrived.
 */
export const errorText = (error: unknown): string | undefined => {
  if (isUnreachable(error) && !navigator.onLine) return libCopy.noConnection;
  if (!(error instanceof CallError)) return undefined;
  const [first] = Object.values(error.reason.fields ?? {});
  return first ?? error.message;
};

/** What to say of a call that did not succeed: the server's no, or no answer at all. */
export const failureText = (error: unknown, refused: string, failed: string): string =>
  error instanceof CallError ? refused : failed;
