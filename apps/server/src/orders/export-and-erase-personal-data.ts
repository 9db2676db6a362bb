import type { PersonalData } from '../platform/export-and-erase-personal-data.ts';
import { AppError } from '../platform/http/app-error.ts';
import { readAgreedPolicies } from '../policies/service.ts';
import { listDocumentsOfCustomer } from './documents/store.ts';
import { listReferencesOfCustomer } from './payments/ledger-store.ts';
import { listExcludedBeauticians } from './preferences/store.ts';
import {
  anonymizeOrdersOfCustomer,
  countOpenOrders,
  listAllOrdersOfUser,
  listCustomerAgreedTextHashes,
} from './store.ts';
import { toOrder } from './to-order.ts';
import { listContactViews } from './work/store.ts';

const openOrders =
  'You have an open order. You can delete your account once it is completed or cancelled.';

/**
 * Orders are kept anonymised when the account is deleted. Their documents are kept as they are: the
 * tax law requires it.
 */
export const orderPersonalData: PersonalData = {
  tables: ['orders', 'excluded_beauticians', 'contact_views'],
  download: async (db, userId) => ({
    orders: (await listAllOrdersOfUser(db, userId)).map(toOrder),
    documents: await listDocumentsOfCustomer(db, userId),
    upiReferences: await listReferencesOfCustomer(db, userId),
    agreedToWithOrders: await readAgreedPolicies(
      db,
      await listCustomerAgreedTextHashes(db, userId),
    ),
    // Only the customer’s own exclusions: those set by the salon also protect the beautician.
    excludedBeauticians: (await listExcludedBeauticians(db, userId))
      .filter(({ askedByCustomer }) => askedByCustomer)
      .map(({ name, createdAt }) => ({ beautician: name, since: createdAt })),
    // For beauticians: the days on which they saw customers’ contact details.
    shownAddresses: await listContactViews(db, userId),
  }),
  deletionRefusal: async (db, userId) =>
    (await countOpenOrders(db, userId)) > 0 ? new AppError('OPEN_ORDERS', openOrders) : undefined,
  forget: anonymizeOrdersOfCustomer,
};
