import { findAreaByPincode, isPincodeServed } from '@haldi/contract/areas/area-rules';
import type { PincodeWaitingList } from '@haldi/contract/areas/desk/schema';
import { type NewWaitingListEntry, waitingListRetentionDays } from '@haldi/contract/areas/schema';
import type { Db } from '../platform/database/database.ts';
import { AppError } from '../platform/http/app-error.ts';
import { readAreas } from './service.ts';
import * as store from './waiting-list-store.ts';

const dayMs = 24 * 60 * 60_000;
const retentionMs = waitingListRetentionDays * dayMs;

const maxRequests = 2_000;

const alreadyServed = 'We already serve this pincode. You can book now';

export const joinPincodeWaitingList = async (
  db: Db,
  now: Date,
  { pincode, mobileNumber }: NewWaitingListEntry,
): Promise<void> => {
  if (isPincodeServed(pincode, await readAreas(db))) {
    const fields = { pincode: alreadyServed };
    throw new AppError('INVALID_INPUT', `${alreadyServed}.`, { fields });
  }
  await store.upsertWaitingListEntry(db, { pincode, mobileNumber, createdAt: now });
};

export const readPincodeWaitingLists = async (db: Db): Promise<PincodeWaitingList[]> => {
  const areas = await readAreas(db);
  const rows = await store.listWaitingListEntries(db, maxRequests);
  return [...Map.groupBy(rows, ({ pincode }) => pincode)]
    .map(([pincode, requests]) => ({
      pincode,
      area: findAreaByPincode(pincode, areas)?.name ?? null,
      people: requests.map(({ mobileNumber, createdAt }) => ({
        mobileNumber,
        askedAt: createdAt.toISOString(),
      })),
    }))
    .sort((one, other) => other.people.length - one.people.length);
};

export const removePincodeWaitingList = async (
  db: Db,
  pincode: string,
): Promise<PincodeWaitingList[]> => {
  await store.deleteWaitingListEntriesByPincode(db, pincode);
  return readPincodeWaitingLists(db);
};

export const deleteExpiredWaitingListEntries = (db: Db, now: Date): Promise<void> =>
  store.deleteWaitingListEntriesBefore(db, new Date(now.getTime() - retentionMs));
