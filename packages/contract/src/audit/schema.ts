import * as z from 'zod/mini';
import { auditActions } from './audit-actions.ts';

const Value = z.union([z.string(), z.number(), z.boolean(), z.null(), z.array(z.string())]);

/** One thing that became another; null: there was or is nothing. Never a secret. */
export const AuditChange = z.strictObject({ field: z.string(), before: Value, after: Value });
export type AuditChange = z.infer<typeof AuditChange>;

export const AuditEntry = z.strictObject({
  _id: z.string(),
  at: z.iso.datetime(),
  /** The name as it was then. */
  admin: z.strictObject({ id: z.string(), name: z.string() }),
  act: z.enum(auditActions),
  /** `name` is null for an account that is gone; the whole is null where there is only one such thing. */
  subject: z.nullable(z.strictObject({ id: z.string(), name: z.nullable(z.string()) })),
  changes: z.array(AuditChange),
});
export type AuditEntry = z.infer<typeof AuditEntry>;

export const AuditPage = z.strictObject({
  entries: z.array(AuditEntry),
  /** Leads on while there is more. */
  next: z.nullable(z.string()),
  /** Everybody who ever did something that is written down, to choose from. */
  admins: z.array(z.strictObject({ id: z.string(), name: z.string() })),
});
export type AuditPage = z.infer<typeof AuditPage>;
