import type { Guard } from '../../../testing/guard.ts';

const test = 'first-visit-bursts.test.ts';

export const guards: Guard[] = [
  {
    what: 'first visits of one network take at most half of a day',
    file: 'service.ts',
    find: 'throw errors.networkBookingLimitError();',
    test,
  },
  {
    what: 'returning customers are not counted',
    file: 'service.ts',
    find: 'if (userId === null || (await listPreviousBeauticianIds(tx, userId)).length > 0) return undefined;',
    test,
  },
  {
    what: 'many first visits within an hour raise an alert',
    file: 'service.ts',
    find: 'await store.insertBurst(tx, { id: randomUUID(), network, createdAt });',
    test,
  },
  {
    what: 'checked first visits raise no alert again',
    file: 'service.ts',
    find: '(await store.findLastResolvedAt(tx, network)) ?? hourAgo',
    replace: 'hourAgo',
    test,
  },
  {
    what: 'a started visit is not cancelled with a burst',
    file: 'service.ts',
    find: 'return booked.filter(({ status }) => !isInProgress(status as OrderStatus));',
    replace: 'return booked;',
    test,
  },
  {
    what: 'at most sixteen hours before the first visit',
    file: '../placing/decide-new-order.ts',
    find: "if (reason?.kind === 'too-long' && !isByStaff) throw errors.tooManyBookedHoursError(reason.hours);",
    test: '../booking-limits.test.ts',
  },
];
