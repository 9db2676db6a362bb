import { getSystemErrorMessage } from 'node:util';

/** What has to change before a start can succeed; `taken`: the directory is another instance's now. */
export type EmbeddedPostgresErrorKind = 'directory' | 'taken' | 'machine';

/** A reason not to start. `message` is one line for whoever started it. */
export class EmbeddedPostgresError extends Error {
  override name = 'EmbeddedPostgresError';
  readonly trouble: EmbeddedPostgresErrorKind;

  constructor(trouble: EmbeddedPostgresErrorKind, message: string) {
    super(message);
    this.trouble = trouble;
  }
}

/** What went wrong, on one line and without a stack. */
export function errorReason(error: unknown): string {
  if (!(error instanceof Error)) return String(error);
  const { errno } = error as NodeJS.ErrnoException;
  const reason = errno === undefined ? error.message : getSystemErrorMessage(errno);
  return reason.replace(/\s+/g, ' ').trim();
}

/** The code that Node or PostgreSQL gave an error. */
export function errorCode(error: unknown): string | undefined {
  return error instanceof Error ? (error as NodeJS.ErrnoException).code : undefined;
}
