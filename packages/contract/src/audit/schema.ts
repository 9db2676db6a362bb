import * as z from 'zod/mini';
import { auditActions } from './audit-actions.ts';

const Value = z.union([z.string(), z.number(), z.boolean(), z.null(), z.array(z.string())]);

/** Null: there was or is no value. Never contains secrets. */
export const AuditChange = z.strictObject({ field: z.string(), before: Value, after: Value });
export type AuditChange = z.infer<typeof AuditChange>;

export const AuditEntry = z.strictObject({
  _id: z.string(),
  at: z.iso.datetime(),
  /** The name at the time of the action. */
  admin: z.strictObject({ id: z.string(), name: z.string() }),
  act: z.enum(auditActions),
  /** `name` is null for deleted accounts. Null where there is only one subject of the kind. */
  subject: z.nullable(z.strictObject({ id: z.string(), name: z.nullable(z.string()) })),
  changes: z.array(AuditChange),
});
export type AuditEntry = z.infer<typeof AuditEntry>;

export const AuditPage = z.strictObject({
  entries: z.array(AuditEntry),
  /** The cursor of the next page, or null. */
  next: z.nullable(z.string()),
  admins: z.array(z.strictObject({ id: z.string(), name: z.string() })),
});
export type AuditPage = z.infer<typeof AuditPage>;
