import * as z from 'zod/mini';
import { type ApiError, errorCodes } from './errors.ts';

/** The shape of `ApiError`, for what is checked and described by schema. */
export const ApiErrorBody: z.ZodMiniType<ApiError> = z.strictObject({
  code: z.enum(errorCodes),
  message: z.string(),
  fields: z.optional(z.record(z.string(), z.string())),
  details: z.optional(z.unknown()),
});
