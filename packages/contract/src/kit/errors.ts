import * as z from 'zod/mini';

/** Every way a call can be refused, with the one status it answers with. */
export const errorStatuses = {
  BAD_REQUEST: 400,
  UNAUTHENTICATED: 401,
  INVALID_CREDENTIALS: 401,
  FORBIDDEN: 403,
  ACCOUNT_BLOCKED: 403,
  NOT_HER_CUSTOMER: 403,
  LOG_IN_AGAIN: 403,
  CROSS_SITE: 403,
  NOT_FOUND: 404,
  CONFLICT: 409,
  ALREADY_TAKEN: 409,
  REVIEW_EXISTS: 409,
  POST_EXISTS: 409,
  MAIL_OFF: 409,
  OPEN_ORDERS: 409,
  LAST_ADMIN: 409,
  ORDER_EXISTS: 409,
  ORDER_ID_TAKEN: 409,
  ORDER_ID_AMBIGUOUS: 409,
  ORDER_CHANGED: 409,
  NOT_CHANGEABLE: 409,
  PRESS_REFUSED: 409,
  FEE_CHANGED: 409,
  TERMS_CHANGED: 409,
  PRICE_CHANGED: 409,
  SERVICE_GONE: 409,
  SERVICE_CHANGED: 409,
  SLOT_FULL: 409,
  ALREADY_BOOKED: 409,
  TOO_MANY_OPEN_ORDERS: 409,
  BEAUTICIAN_UNAVAILABLE: 409,
  BEAUTICIAN_OBJECTIONS: 409,
  BEAUTICIAN_UNCLEAR: 409,
  BEAUTICIAN_CHANGED: 409,
  SKILL_IN_USE: 409,
  SETTINGS_CHANGED: 409,
  LOOK_CHANGED: 409,
  AREA_CHANGED: 409,
  AREA_IN_USE: 409,
  MESSAGE_CHANGED: 409,
  TEMPLATE_CHANGED: 409,
  VISITS_AFFECTED: 409,
  LINK_EXPIRED: 410,
  TOO_LARGE: 413,
  UNSUPPORTED_MEDIA_TYPE: 415,
  INVALID_INPUT: 422,
  SLOT_NOT_BOOKABLE: 422,
  ORDER_TOO_SMALL: 422,
  WRONG_PASSWORD: 422,
  TOO_MANY_REQUESTS: 429,
  INTERNAL: 500,
  UNAVAILABLE: 503,
  TIMED_OUT: 503,
} as const;

export type ErrorCode = keyof typeof errorStatuses;

export const errorCodes = Object.keys(errorStatuses) as [ErrorCode, ...ErrorCode[]];

/** The body of every answer that is not a success. `message` is fit to show to a person. */
export const ApiError = z.strictObject({
  code: z.enum(errorCodes),
  message: z.string(),
  fields: z.optional(z.record(z.string(), z.string())),
  details: z.optional(z.unknown()),
});
export type ApiError = z.infer<typeof ApiError>;
