import type { Guard } from '../../testing/guard.ts';

const test = 'complaints.test.ts';
const closing = 'close-complaint.test.ts';
const data = 'complaint-pictures-and-data.test.ts';

export const guards: Guard[] = [
  {
    what: 'customers complain once the visit has started',
    file: 'write-complaint.ts',
    find: "!canComplainAbout(order.status as OrderStatus, by ? 'desk' : 'customer')",
    replace: 'false',
    test,
  },
  {
    what: 'a repeated message counts once',
    file: 'write-complaint.ts',
    find: 'const earlier = found && (await store.findStepOfAttempt(tx, found.id, attempt));',
    replace: 'const earlier = undefined as { text: string } | undefined;',
    test,
  },
  {
    what: 'only a bad review becomes a complaint',
    file: 'write-complaint.ts',
    find: 'review.rating > maxComplaintRating || review.orderId === null',
    replace: 'review.orderId === null',
    test,
  },
  {
    what: 'an outdated screen overwrites nothing',
    file: 'change-complaint.ts',
    find: 'if (complaint.version !== version) throw errors.changedError();',
    test,
  },
  {
    what: 'only active staff look after a complaint',
    file: 'change-complaint.ts',
    find: 'if (handlerId !== null && !works) throw errors.noSuchHandlerError();',
    test,
  },
  {
    what: 'why staff reopen a complaint stays internal',
    file: 'customer-complaint.ts',
    find: "text: kind === 'reopened' && adminId !== null ? '' : text,",
    replace: 'text,',
    test: closing,
  },
  {
    what: 'the order link shows no texts of a complaint',
    file: 'customer-complaint.ts',
    find: "({ ...entry, text: '', outcome: null })",
    replace: '({ ...entry, outcome: null })',
    test,
  },
  {
    what: 'a refund and the closing are saved together',
    file: '../orders/commands/run-order-command.ts',
    find: 'await alsoSave?.(tx, saved.order);',
    test: closing,
  },
  {
    what: 'two requests with one attempt book one visit',
    file: 'close-complaint.ts',
    find: 'if (!isNew) throw new AlreadyClosed();',
    test: closing,
  },
  {
    what: 'an order has one free repeat visit',
    file: 'close-complaint.ts',
    find: 'await requireNotRepeated(tx, first, booked.row.id);',
    test: closing,
  },
  {
    what: 'the discount of a free repeat visit is not removed',
    file: '../orders/commands/decide-discounts.ts',
    find: 'const isFreeRepeat = state.order.repeatOfOrderId !== null && removed === billing.discounts[0];',
    replace: 'const isFreeRepeat = false;',
    test: closing,
  },
  {
    what: 'services added to a free repeat visit are charged',
    file: '../orders/placing/new-order-discount.ts',
    find: 'return { percent: null, amount, ceiling',
    replace: 'return { percent: 100, amount: null, ceiling',
    test: closing,
  },
  {
    what: 'a picture of a complaint is for staff and its customer',
    file: 'read-complaints.ts',
    find: 'if (!found || !(isAdminRole(role) || isOwn)) throw errors.notFoundError();',
    replace: 'if (!found) throw errors.notFoundError();',
    test: data,
  },
  {
    what: 'the customer does not see pictures added by staff',
    file: 'read-complaints.ts',
    find: 'found?.adminId === null && found.userId === userId',
    replace: 'found?.userId === userId',
    test: data,
  },
  {
    what: 'the pictures of a complaint are limited',
    file: 'add-picture.ts',
    find: 'if (known.length >= maxComplaintPictures) throw errors.tooManyPicturesError();',
    test: data,
  },
  {
    what: 'the texts of a complaint are deleted with the account',
    file: 'store.ts',
    find: ".set({ text: '' })",
    replace: '.set({ kind: sql`kind` })',
    test: data,
  },
];
