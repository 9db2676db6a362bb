import { hasUsers, insertDemoAccounts } from '../accounts/service.ts';
import type { Parts } from '../platform/parts.ts';
import { type DemoPerson, demoAdmin, demoCustomers } from './people.ts';
import { fillVoices } from './voices.ts';

const day = 24 * 60 * 60_000;

const joined = ({ joinedDaysAgo, ...person }: DemoPerson, now: Date) => ({
  ...person,
  createdAt: new Date(now.getTime() - joinedDaysAgo * day),
});

/** Fills an empty database with a salon in full swing. */
export const fillDemo = async ({ db, clock }: Pick<Parts, 'db' | 'clock'>): Promise<void> => {
  if (await hasUsers(db)) return;
  const now = clock();
  const people = [demoAdmin(), ...demoCustomers()];
  await insertDemoAccounts(
    db,
    people.map((person) => joined(person, now)),
  );
  await fillVoices(db, now);
};
