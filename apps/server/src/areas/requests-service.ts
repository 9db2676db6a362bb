import type { WaitingPincode } from '@haldi/contract/areas/desk/schema';
import { type AreaRequest, requestDays } from '@haldi/contract/areas/schema';
import { areaOf, isServed } from '@haldi/contract/areas/served';
import type { Db } from '../platform/database/database.ts';
import { AppError } from '../platform/http/app-error.ts';
import * as store from './requests-store.ts';
import { readAreas } from './service.ts';

/** Those who want to be told when the salon comes to where they live. */

const day = 24 * 60 * 60_000;
/** After half a year nobody waits for a call any more. */
const requestsKeptForMs = requestDays * day;

/** As many as anybody would ever call. */
const mostListed = 2_000;

const alreadyServed = 'We already come to this pincode: you can book right away';

export const askForArea = async (
  db: Db,
  now: Date,
  { pincode, mobileNumber }: AreaRequest,
): Promise<void> => {
  if (isServed(pincode, await readAreas(db))) {
    const fields = { pincode: alreadyServed };
    throw new AppError('INVALID_INPUT', `${alreadyServed}.`, { fields });
  }
  await store.putRequest(db, { pincode, mobileNumber, createdAt: now });
};

/** By pincode, the most wanted first; of two as wanted as each other, the one asked for last. */
export const listWaiting = async (db: Db): Promise<WaitingPincode[]> => {
  const areas = await readAreas(db);
  const rows = await store.listRequests(db, mostListed);
  return [...Map.groupBy(rows, ({ pincode }) => pincode)]
    .map(([pincode, asked]) => ({
      pincode,
      area: areaOf(pincode, areas)?.name ?? null,
      people: asked.map(({ mobileNumber, createdAt }) => ({
        mobileNumber,
        askedAt: createdAt.toISOString(),
      })),
    }))
    .sort((one, other) => other.people.length - one.people.length);
};

export const forgetWaiting = async (db: Db, pincode: string): Promise<WaitingPincode[]> => {
  await store.deleteRequestsAt(db, pincode);
  return listWaiting(db);
};

/** Numbers are not kept for ever. */
export const forgetOldRequests = (db: Db, now: Date): Promise<void> =>
  store.deleteRequestsBefore(db, new Date(now.getTime() - requestsKeptForMs));
