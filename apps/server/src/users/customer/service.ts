import { pickAddress } from '@haldi/contract/accounts/addresses/address';
import { formatOneLineAddress } from '@haldi/contract/accounts/addresses/one-line-address';
import type { CursorPosition } from '@haldi/contract/kit/cursor';
import { hashAddress } from '@haldi/contract/schedule/address-hash';
import {
  type Customer,
  type CustomerAddress,
  type CustomerOrders,
  type FoundCustomer,
  maxFoundCustomers,
} from '@haldi/contract/users/customer/schema';
import { listSavedAddresses } from '../../accounts/addresses/service.ts';
import {
  findUserById,
  listUsersByNameOrNumber,
  type UserRow,
} from '../../accounts/user-admin/service.ts';
import { findOwnPost } from '../../blog/service.ts';
import {
  listPastBeauticians,
  listRecentPayments,
  listRecentVisitAddresses,
  listUnsettledOrders,
  listUpcomingVisits,
  readCustomerOrderPage,
  readCustomerTotals,
  readVisitSummaries,
} from '../../orders/customer/service.ts';
import type { Db } from '../../platform/database/database.ts';
import { findOwnReview } from '../../reviews/service.ts';
import { readUserSummary } from '../service.ts';
import { listCustomerNotes, noSuchCustomerError } from './notes-service.ts';

export const findCustomers = async (db: Db, search: string): Promise<FoundCustomer[]> => {
  const people = await listUsersByNameOrNumber(db, search, maxFoundCustomers);
  const visits = await readVisitSummaries(
    db,
    people.map(({ id }) => id),
  );
  return people.map((person) => ({
    _id: person.id,
    name: person.username,
    mobileNumber: person.mobileNumber ?? '',
    address: formatOneLineAddress(person),
    status: person.status,
    isPhoneVerified: person.mobileVerifiedAt !== null,
    lastVisit: visits.get(person.id)?.lastVisit ?? null,
    upcomingVisits: visits.get(person.id)?.upcomingVisits ?? 0,
  }));
};

const requirePerson = async (db: Db, userId: string): Promise<UserRow> => {
  const person = await findUserById(db, userId);
  if (!person) throw noSuchCustomerError();
  return person;
};

const accountAddressOf = (person: UserRow): CustomerAddress[] => {
  if (person.street === '' || person.pincode === '') return [];
  return [{ kind: 'account', label: '', recipient: null, ...pickAddress(person) }];
};

/** One entry per door; the first one wins. */
const uniqueAddresses = (addresses: readonly CustomerAddress[]): CustomerAddress[] => {
  const addressByDoor = new Map<string, CustomerAddress>();
  for (const address of addresses) {
    const key = `${hashAddress(address)} ${address.recipient?.name ?? ''}`;
    if (!addressByDoor.has(key)) addressByDoor.set(key, address);
  }
  return [...addressByDoor.values()];
};

const addressesOf = async (db: Db, person: UserRow): Promise<CustomerAddress[]> => {
  const saved = await listSavedAddresses({ db }, person.id);
  const recentAddresses = await listRecentVisitAddresses(db, person.id);
  return uniqueAddresses([
    ...accountAddressOf(person),
    ...saved.map(({ _id, ...address }) => ({ kind: 'saved' as const, ...address })),
    ...recentAddresses.map(({ recipientName, recipientPhone, ...address }) => ({
      kind: 'order' as const,
      label: '',
      recipient: recipientName === '' ? null : { name: recipientName, phone: recipientPhone },
      ...address,
    })),
  ]);
};

export const readCustomer = async (db: Db, userId: string): Promise<Customer> => {
  const person = await requirePerson(db, userId);
  const review = await findOwnReview(db, userId);
  const post = await findOwnPost(db, userId);
  return {
    user: await readUserSummary(db, person),
    totals: await readCustomerTotals(db, userId),
    upcomingVisits: await listUpcomingVisits(db, userId),
    unsettledOrders: await listUnsettledOrders(db, userId),
    recentPayments: await listRecentPayments(db, userId),
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
    notes: await listCustomerNotes(db, userId),
  };
};

export const listCustomerOrders = async (
  db: Db,
  userId: string,
  page: { cursor?: CursorPosition | undefined; limit?: number | undefined },
): Promise<CustomerOrders> => {
  await requirePerson(db, userId);
  return readCustomerOrderPage(db, userId, page);
};
