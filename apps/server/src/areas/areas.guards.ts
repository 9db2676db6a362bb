import type { Guard } from '../../testing/guard.ts';

export const guards: Guard[] = [
  {
    what: 'nothing is sold where we do not come',
    file: '../../../../packages/contract/src/schedule/availability.ts',
    find: "pincode === '' || isServedOn(pincode, wanted.day, rules.areas)",
    replace: 'pincode',
    test: 'booking.test.ts',
  },
  {
    what: 'areas change while nobody books',
    file: 'changes.ts',
    find: 'await use.lockRoster(tx);',
    test: 'booking.test.ts',
  },
  {
    what: 'an area is changed as it was seen',
    file: 'changes.ts',
    find: 'if (area.version !== version) {',
    replace: 'if (version === 0) {',
    test: 'areas.test.ts',
  },
  {
    what: 'a way to another area changes that one too',
    file: 'changes.ts',
    find: 'await store.nextVersion(tx, othersTouched([], details.travelTo));',
    test: 'areas.test.ts',
  },
  {
    what: 'a pincode lies in one area',
    file: 'changes.ts',
    find: "if (elsewhere.length > 0) throw taken('pincodes', elsewhere.join(', '));",
    test: 'areas.test.ts',
  },
  {
    what: 'what is sold is planned anew, and asked about',
    file: '../orders/visits/service.ts',
    find: 'const orderIds = await replanDays(tx, now, only);',
    replace: 'const orderIds: string[] = [];',
    test: 'areas.test.ts',
  },
  {
    what: 'nobody is sent everywhere because her only area is gone',
    file: 'changes.ts',
    find: 'if (stranded.length > 0) throw',
    replace: 'if (stranded.length < 0) throw',
    test: 'areas.test.ts',
  },
  {
    what: 'a number that was left goes with the account',
    file: 'personal-data.ts',
    find: 'if (mobileNumber) await deleteRequestsOf(db, mobileNumber);',
    test: 'requests.test.ts',
  },
  {
    what: 'a number is left only where we do not come',
    file: 'requests-service.ts',
    find: 'if (isServed(pincode, await readAreas(db))) {',
    replace: "if (pincode === '') {",
    test: 'requests.test.ts',
  },
  {
    what: 'numbers are not kept for ever',
    file: 'requests-service.ts',
    find: 'new Date(now.getTime() - requestsKeptForMs)',
    replace: 'new Date(0)',
    test: 'requests.test.ts',
  },
  {
    what: 'numbers are left a few at a time',
    file: 'routes.ts',
    find: 'limit.take(networkOf(request.ip));',
    test: 'requests.test.ts',
  },
];
