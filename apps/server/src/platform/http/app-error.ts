import type { ErrorCode } from '@haldi/contract/kit/errors';

type Reason = {
  fields?: Record<string, string>;
  details?: unknown;
  /** Seconds after which the same call may succeed. */
  retryAfter?: number;
};

/** `message` is shown to users. */
export class AppError extends Error {
  override name = 'AppError';
  readonly code: ErrorCode;
  readonly fields: Record<string, string> | undefined;
  readonly details: unknown;
  readonly retryAfter: number | undefined;

  constructor(code: ErrorCode, message: string, { fields, details, retryAfter }: Reason = {}) {
    super(message);
    this.code = code;
    this.fields = fields;
    this.details = details;
    this.retryAfter = retryAfter;
  }
}
