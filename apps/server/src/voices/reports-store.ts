import { desc, eq } from 'drizzle-orm';
import type { Db } from '../platform/database/database.ts';
import { voiceReports } from './tables.ts';

export const listReportsBy = (
  db: Db,
  userId: string,
): Promise<{ reason: string; note: string; createdAt: Date }[]> =>
  db
    .select({
      reason: voiceReports.reason,
      note: voiceReports.note,
      createdAt: voiceReports.createdAt,
    })
    .from(voiceReports)
    .where(eq(voiceReports.userId, userId))
    .orderBy(desc(voiceReports.id));
