import { indiaDay } from '@haldi/contract/kit/dates';
import type { BeauticianExclusions } from '@haldi/contract/orders/desk/preferences/schema';
import { readUsernames } from '../../accounts/service.ts';
import { recordAuditEntry } from '../../audit/service.ts';
import type { AppContext } from '../../platform/app-context.ts';
import type { Db } from '../../platform/database/database.ts';
import { AppError } from '../../platform/http/app-error.ts';
import type { Identity } from '../../platform/http/identity.ts';
import { readRosterActiveFirst } from '../../roster/service.ts';
import { changeExclusionsAndReplan } from '../preferences/service.ts';
import { deleteExclusion, insertExclusion, listExcludedBeauticians } from '../preferences/store.ts';

type DeskContext = Pick<AppContext, 'db' | 'live' | 'clock'>;

const requireUser = async (db: Db, userId: string): Promise<void> => {
  const names = await readUsernames(db, [userId]);
  if (!names.has(userId)) throw new AppError('NOT_FOUND', 'User not found.');
};

export const readBeauticianExclusions = async (
  { db, clock }: Pick<DeskContext, 'db' | 'clock'>,
  userId: string,
  newlyNeedingChange = 0,
): Promise<BeauticianExclusions> => {
  await requireUser(db, userId);
  const excluded = await listExcludedBeauticians(db, userId);
  const people = (await readRosterActiveFirst(db, indiaDay(clock()))).flatMap(
    ({ _id, name, active }) => {
      const exclusion = excluded.find(({ beauticianId }) => String(beauticianId) === _id);
      if (!active && !exclusion) return [];
      return {
        _id,
        name,
        isExcluded: exclusion !== undefined,
        isAskedFor: exclusion?.askedByCustomer ?? false,
      };
    },
  );
  return { people, newlyNeedingChange };
};

export const setBeauticianExclusion = async (
  context: DeskContext,
  by: Identity,
  { userId, beautician }: { userId: string; beautician: string },
  isExcluded: boolean,
): Promise<BeauticianExclusions> => {
  const { people } = await readBeauticianExclusions(context, userId);
  const person = people.find(({ _id }) => _id === beautician);
  if (!person) throw new AppError('NOT_FOUND', 'Beautician not found.');
  const newlyNeedingChange = await changeExclusionsAndReplan(context, userId, async (tx, at) => {
    await requireUser(tx, userId);
    const id = Number(beautician);
    if (isExcluded) await insertExclusion(tx, userId, id, { adminId: by.userId }, at);
    else await deleteExclusion(tx, userId, id);
    const [before, after] = isExcluded ? [null, person.name] : [person.name, null];
    await recordAuditEntry(tx, {
      by,
      at,
      act: isExcluded ? 'excluded-beauticians' : 'excluded-beautician-allowed',
      subject: { id: userId },
      changes: [{ field: 'beautician', before, after }],
    });
  });
  return readBeauticianExclusions(context, userId, newlyNeedingChange);
};
