import { getSystemErrorMessage } from 'node:util';

/** `taken`: another instance uses the directory now. */
export type EmbeddedPostgresErrorKind = 'directory' | 'taken' | 'machine';

/** `message` is one line for the operator. */
export class EmbeddedPostgresError extends Error {
  override name = 'EmbeddedPostgresError';
  readonly kind: EmbeddedPostgresErrorKind;

  constructor(kind: EmbeddedPostgresErrorKind, message: string) {
    super(message);
    this.kind = kind;
  }
}

export function errorReason(error: unknown): string {
  if (!(error instanceof Error)) return String(error);
  const { errno } = error as NodeJS.ErrnoException;
  const reason = errno === undefined ? error.message : getSystemErrorMessage(errno);
  return reason.replace(/\s+/g, ' ').trim();
}

export function errorCode(error: unknown): string | undefined {
  return error instanceof Error ? (error as NodeJS.ErrnoException).code : undefined;
}
