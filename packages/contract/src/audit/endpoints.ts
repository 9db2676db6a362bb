import * as z from 'zod/mini';
import { Day } from '../kit/day-schema.ts';
import { endpoint } from '../kit/endpoint.ts';
import { Identifier } from '../kit/text-schemas.ts';
import { wholeNumberParameter } from '../kit/whole-number-parameter.ts';
import { auditActions } from './audit-actions.ts';
import { AuditPage } from './schema.ts';

export const auditPageSize = 50;

export const AuditFilters = z.strictObject({
  admin: z.optional(Identifier.check(z.minLength(1))),
  act: z.optional(z.enum(auditActions, 'Unknown action')),
  /** Both ends are included, days in India. */
  from: z.optional(Day),
  to: z.optional(Day),
});
export type AuditFilters = z.infer<typeof AuditFilters>;

export const listAuditEntries = endpoint({
  method: 'GET',
  path: '/api/admin/audit',
  summary: 'Lists the actions of admins, newest first',
  auth: 'owner',
  bearer: true,
  query: z.extend(AuditFilters, {
    cursor: z.optional(wholeNumberParameter(1, 999_999_999)),
    limit: z.optional(wholeNumberParameter(1, 200)),
  }),
  answer: AuditPage,
});
