import { imageLimits } from '@haldi/contract/images/uploaded-images';
import { type ApiError, type ErrorCode, errorStatuses } from '@haldi/contract/kit/errors';
import { formatMegabytes } from '@haldi/contract/kit/format-megabytes';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { hasZodFastifySchemaValidationErrors } from 'fastify-type-provider-zod';
import { violatedForeignKeyConstraint } from '../database/constraint-errors.ts';
import { isDatabaseUnavailable } from '../database/database-unavailable.ts';
import { AppError } from './app-error.ts';
import { unauthenticatedError } from './authorization.ts';

const fastifyErrors: Record<string, [ErrorCode, string]> = {
  FST_ERR_CTP_INVALID_MEDIA_TYPE: ['UNSUPPORTED_MEDIA_TYPE', 'This content type is not supported.'],
  FST_ERR_CTP_BODY_TOO_LARGE: ['TOO_LARGE', 'This request is too large.'],
  FST_ERR_CTP_INVALID_CONTENT_LENGTH: ['BAD_REQUEST', 'The request is malformed.'],
  FST_ERR_CTP_EMPTY_JSON_BODY: ['BAD_REQUEST', 'The request has no content.'],
  FST_ERR_CTP_INVALID_JSON_BODY: ['BAD_REQUEST', 'The content is not valid JSON.'],
  FST_REQ_FILE_TOO_LARGE: [
    'TOO_LARGE',
    `Choose a picture of at most ${formatMegabytes(imageLimits.bytes)}.`,
  ],
  FST_FILES_LIMIT: ['TOO_LARGE', 'Only one picture can be uploaded.'],
  FST_FIELDS_LIMIT: ['TOO_LARGE', 'This request is too large.'],
  FST_PROTO_VIOLATION: ['BAD_REQUEST', 'The request is malformed.'],
  FST_INVALID_JSON_FIELD_ERROR: ['BAD_REQUEST', 'The request is malformed.'],
  FST_ERR_ROUTE_MISSING_CONTENT_TYPE: ['BAD_REQUEST', 'The request is malformed.'],
  FST_ERR_BAD_URL: ['BAD_REQUEST', 'This URL is not valid.'],
  FST_ERR_MAX_PARAM_LENGTH: ['BAD_REQUEST', 'This URL is not valid.'],
  FST_ERR_HANDLER_TIMEOUT: ['TIMED_OUT', 'This is taking too long. Please try again.'],
};

const codeOf = (error: Error): string => ('code' in error ? String(error.code) : '');

const isUserDeleted = (error: unknown): boolean =>
  violatedForeignKeyConstraint(error)?.endsWith('_users_id_fk') ?? false;

const toApiError = (error: unknown): ApiError => {
  if (isUserDeleted(error)) return toApiError(unauthenticatedError());
  if (error instanceof AppError) {
    const { code, message, fields, details } = error;
    return { code, message, ...(fields && { fields }), ...(details !== undefined && { details }) };
  }
  if (hasZodFastifySchemaValidationErrors(error)) {
    const fields: Record<string, string> = {};
    for (const issue of error.validation) {
      const field = issue.instancePath.slice(1).replaceAll('/', '.') || 'body';
      fields[field] ??= issue.message ?? 'This value is not valid';
    }
    return { code: 'INVALID_INPUT', message: 'Please check your input.', fields };
  }
  const known = error instanceof Error ? fastifyErrors[codeOf(error)] : undefined;
  if (known) return { code: known[0], message: known[1] };
  if (error instanceof SyntaxError && 'statusCode' in error && error.statusCode === 400) {
    return { code: 'BAD_REQUEST', message: 'The content is not valid JSON.' };
  }
  if (isDatabaseUnavailable(error)) {
    return {
      code: 'UNAVAILABLE',
      message: 'The service is unavailable right now. Please try again in a moment.',
    };
  }
  return { code: 'INTERNAL', message: 'Something went wrong on our side. Please try again.' };
};

export const sendError = (error: unknown, request: FastifyRequest, reply: FastifyReply): void => {
  const body = toApiError(error);
  const status = errorStatuses[body.code];
  // Full queues and shutdowns are expected and not errors to investigate.
  if (error instanceof AppError && status >= 500) request.log.warn({ err: error }, 'refused');
  else if (status >= 500) request.log.error({ err: error }, 'request failed');
  if (status === 401) reply.header('www-authenticate', 'Bearer');
  if (status === 503) reply.header('retry-after', '2');
  if (error instanceof AppError && error.retryAfter !== undefined) {
    reply.header('retry-after', String(error.retryAfter));
  }
  reply
    .code(status)
    .header('cache-control', 'no-store')
    // Users can report this id to find the log line.
    .header('x-request-id', request.id)
    .type('application/json; charset=utf-8')
    .serializer(JSON.stringify)
    .send(body);
};

export const registerErrorHandler = (app: FastifyInstance): void => {
  app.setErrorHandler(sendError);
};
