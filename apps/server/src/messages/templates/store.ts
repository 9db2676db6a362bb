import type { MessageKind } from '@haldi/contract/messages/message-kinds';
import { and, eq, sql } from 'drizzle-orm';
import type { Db } from '../../platform/database/database.ts';
import { createPreparedStatement } from '../../platform/database/prepared-statement.ts';
import { messageTemplates } from '../tables.ts';

export type TemplateRow = typeof messageTemplates.$inferSelect;

const allTemplates = createPreparedStatement((db) =>
  db.select().from(messageTemplates).prepare('message_templates'),
);

export const listTemplates = (db: Db): Promise<TemplateRow[]> => allTemplates(db).execute();

type Changed = Omit<TemplateRow, 'kind' | 'version'>;

/** False if another request inserted it first. */
export const insertTemplate = async (
  tx: Db,
  kind: MessageKind,
  changed: Changed,
): Promise<boolean> => {
  const inserted = await tx
    .insert(messageTemplates)
    .values({ kind, ...changed })
    .onConflictDoNothing()
    .returning({ kind: messageTemplates.kind });
  return inserted.length > 0;
};

/** False if another request changed it first. */
export const updateTemplate = async (
  tx: Db,
  kind: MessageKind,
  version: number,
  changed: Changed,
): Promise<boolean> => {
  const updated = await tx
    .update(messageTemplates)
    .set({ ...changed, version: sql`${messageTemplates.version} + 1` })
    .where(and(eq(messageTemplates.kind, kind), eq(messageTemplates.version, version)))
    .returning({ kind: messageTemplates.kind });
  return updated.length > 0;
};
