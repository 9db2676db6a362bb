import { and, asc, eq, isNull, or } from 'drizzle-orm';
import type { Db } from '../../platform/database/database.ts';
import type { MessageRow } from '../outbox/store.ts';
import { outbox } from '../tables.ts';

type Reported = {
  providerId: string;
  /** Empty: not told. */
  messageId: string;
};

/**
 * The message that a report is about, kept until the transaction ends. It is known by the name that
 * WhatsApp gave it; before that has come back, by ours.
 */
export const lockReportedMessage = async (
  tx: Db,
  { providerId, messageId }: Reported,
): Promise<MessageRow | undefined> => {
  const byOurs = messageId ? and(eq(outbox.id, messageId), isNull(outbox.providerId)) : undefined;
  const [row] = await tx
    .select()
    .from(outbox)
    .where(and(eq(outbox.channel, 'whatsapp'), or(eq(outbox.providerId, providerId), byOurs)))
    // Nulls come last: whoever bears the name comes first.
    .orderBy(asc(outbox.providerId))
    .limit(1)
    .for('update');
  return row;
};
