import type { Guard } from '../../../testing/guard.ts';

const test = 'first-visit-bursts.test.ts';

export const guards: Guard[] = [
  {
    what: 'first visits of one network take half of a day at most',
    file: 'service.ts',
    find: 'throw errors.tooManyFromNetwork();',
    test,
  },
  {
    what: 'customers who were visited are not counted',
    file: 'service.ts',
    find: 'if (userId === null || (await listPreviousBeauticianIds(tx, userId)).length > 0) return undefined;',
    test,
  },
  {
    what: 'many first visits within an hour are an alert',
    file: 'service.ts',
    find: 'await store.insertBurst(tx, { id: randomUUID(), network, createdAt });',
    test,
  },
  {
    what: 'what staff have looked at is no alert again',
    file: 'service.ts',
    find: '(await store.findLastResolvedAt(tx, network)) ?? hourAgo',
    replace: 'hourAgo',
    test,
  },
  {
    what: 'a visit that has started is not cancelled with others',
    file: 'service.ts',
    find: 'return booked.filter(({ status }) => !isStarted(status as OrderStatus));',
    replace: 'return booked;',
    test,
  },
  {
    what: 'sixteen hours before a first visit',
    file: '../placing/decide-placement.ts',
    find: "if (reason?.kind === 'too-long' && !isByStaff) throw errors.tooManyHours(reason.hours);",
    test: '../booking-limits.test.ts',
  },
];
