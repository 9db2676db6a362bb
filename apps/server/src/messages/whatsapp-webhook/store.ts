import { and, asc, eq, isNull, or } from 'drizzle-orm';
import type { Db } from '../../platform/database/database.ts';
import type { MessageRow } from '../outbox/store.ts';
import { outbox } from '../tables.ts';

type ReportedMessage = {
  providerId: string;
  messageId: string;
};

/**
 * Found by the provider id, or by our id if the response with the provider id has not arrived yet.
 */
export const lockReportedMessage = async (
  tx: Db,
  { providerId, messageId }: ReportedMessage,
): Promise<MessageRow | undefined> => {
  const byMessageId = messageId
    ? and(eq(outbox.id, messageId), isNull(outbox.providerId))
    : undefined;
  const [row] = await tx
    .select()
    .from(outbox)
    .where(and(eq(outbox.channel, 'whatsapp'), or(eq(outbox.providerId, providerId), byMessageId)))
    // Nulls sort last, so a match by provider id comes first.
    .orderBy(asc(outbox.providerId))
    .limit(1)
    .for('update');
  return row;
};
