import { pickAddress } from '@haldi/contract/accounts/addresses/address';
import { addressLine } from '@haldi/contract/accounts/addresses/address-line';
import type { Place } from '@haldi/contract/kit/cursor';
import { doorOf } from '@haldi/contract/schedule/door';
import {
  type Customer,
  type FoundCustomer,
  type KnownAddress,
  mostFound,
  type OrdersOfCustomer,
} from '@haldi/contract/users/customer/schema';
import { listSaved } from '../../accounts/addresses/service.ts';
import { findByNameOrNumber, findPerson, type Person } from '../../accounts/people/service.ts';
import { findOwnPost } from '../../blog/service.ts';
import {
  dealingsWith,
  lastVisitsTo,
  listPastBeauticians,
  ordersOf,
  visitAddressesOf,
  visitsAheadOf,
} from '../../orders/customer/service.ts';
import type { Db } from '../../platform/database/database.ts';
import { findOwnReview } from '../../reviews/service.ts';
import { toAdminUser } from '../service.ts';
import { noSuchCustomer, notesAbout } from './notes-service.ts';

/** Who may be meant while somebody types; those whose name begins like that stand first. */
export const findCustomers = async (db: Db, search: string): Promise<FoundCustomer[]> => {
  const people = await findByNameOrNumber(db, search, mostFound);
  const lastVisits = await lastVisitsTo(
    db,
    people.map(({ id }) => id),
  );
  return people.map((person) => ({
    _id: person.id,
    name: person.username,
    mobileNumber: person.mobileNumber ?? '',
    address: addressLine(person),
    status: person.status,
    isPhoneVerified: person.mobileVerifiedAt !== null,
    lastVisit: lastVisits.get(person.id) ?? null,
  }));
};

const requirePerson = async (db: Db, userId: string): Promise<Person> => {
  const person = await findPerson(db, userId);
  if (!person) throw noSuchCustomer();
  return person;
};

/** The address of the account, if there is one that a visit could go to. */
const homeOf = (person: Person): KnownAddress[] => {
  if (person.street === '' || person.pincode === '') return [];
  return [{ kind: 'account', label: '', visited: null, ...pickAddress(person) }];
};

/** Each door once, by what is known best of it. */
const eachOnce = (addresses: readonly KnownAddress[]): KnownAddress[] => {
  const doors = new Map<string, KnownAddress>();
  for (const address of addresses) {
    const key = `${doorOf(address)} ${address.visited?.name ?? ''}`;
    if (!doors.has(key)) doors.set(key, address);
  }
  return [...doors.values()];
};

const addressesOf = async (db: Db, person: Person): Promise<KnownAddress[]> => {
  const saved = await listSaved({ db }, person.id);
  const visited = await visitAddressesOf(db, person.id);
  return eachOnce([
    ...homeOf(person),
    ...saved.map(({ _id, ...address }) => ({ kind: 'saved' as const, ...address })),
    ...visited.map(({ visitedName, visitedPhone, ...address }) => ({
      kind: 'order' as const,
      label: '',
      visited: visitedName === '' ? null : { name: visitedName, phone: visitedPhone },
      ...address,
    })),
  ]);
};

export const readCustomer = async (db: Db, userId: string): Promise<Customer> => {
  const person = await requirePerson(db, userId);
  const review = await findOwnReview(db, userId);
  const post = await findOwnPost(db, userId);
  return {
    user: await toAdminUser(db, person),
    dealings: await dealingsWith(db, userId),
    ahead: await visitsAheadOf(db, userId),
    addresses: await addressesOf(db, person),
    pastBeauticians: await listPastBeauticians(db, userId),
    review: review
      ? {
          rating: review.rating,
          comment: review.comment,
          createdAt: review.createdAt,
          isHidden: review.hidden !== undefined,
        }
      : null,
    post: post
      ? {
          _id: post._id,
          title: post.title,
          createdAt: post.createdAt,
          isHidden: post.hidden !== undefined,
        }
      : null,
    notes: await notesAbout(db, userId),
  };
};

export const readOrdersOf = async (
  db: Db,
  userId: string,
  page: { cursor?: Place | undefined; limit?: number | undefined },
): Promise<OrdersOfCustomer> => {
  await requirePerson(db, userId);
  return ordersOf(db, userId, page);
};
