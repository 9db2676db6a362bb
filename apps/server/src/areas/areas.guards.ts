import type { Guard } from '../../testing/guard.ts';

export const guards: Guard[] = [
  {
    what: 'nothing is sold where we do not come',
    file: '../../../../packages/contract/src/schedule/availability.ts',
    find: "pincode === '' || isPincodeServedOn(pincode, appointment.day, rules.areas)",
    replace: 'pincode',
    test: 'booking.test.ts',
  },
  {
    what: 'areas change while nobody books',
    file: 'edit-areas.ts',
    find: 'await use.lockRoster(tx);',
    test: 'booking.test.ts',
  },
  {
    what: 'an area is changed as it was seen',
    file: 'edit-areas.ts',
    find: 'if (area.version !== version) {',
    replace: 'if (version === 0) {',
    test: 'areas.test.ts',
  },
  {
    what: 'a way to another area changes that one too',
    file: 'edit-areas.ts',
    find: 'await store.incrementVersions(tx, areasWithChangedTravel([], details.travelTo));',
    test: 'areas.test.ts',
  },
  {
    what: 'a pincode lies in one area',
    file: 'edit-areas.ts',
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
    file: 'edit-areas.ts',
    find: 'if (stranded.length > 0) throw',
    replace: 'if (stranded.length < 0) throw',
    test: 'areas.test.ts',
  },
  {
    what: 'a number that was left goes with the account',
    file: 'personal-data.ts',
    find: 'if (mobileNumber) await deleteRequestsByMobile(db, mobileNumber);',
    test: 'waiting-list.test.ts',
  },
  {
    what: 'a number is left only where we do not come',
    file: 'waiting-list-service.ts',
    find: 'if (isPincodeServed(pincode, await readAreas(db))) {',
    replace: "if (pincode === '') {",
    test: 'waiting-list.test.ts',
  },
  {
    what: 'numbers are not kept for ever',
    file: 'waiting-list-service.ts',
    find: 'new Date(now.getTime() - requestsKeptForMs)',
    replace: 'new Date(0)',
    test: 'waiting-list.test.ts',
  },
  {
    what: 'numbers are left a few at a time',
    file: 'routes.ts',
    find: 'limit.take(networkPrefixOf(request.ip));',
    test: 'waiting-list.test.ts',
  },
];
