import type { Guard } from './guard.ts';

const changes = 'areas/changes.ts';
const requests = 'areas/requests-service.ts';
const changesTest = 'areas/areas.test.ts';
const bookingTest = 'areas/booking.test.ts';
const requestsTest = 'areas/requests.test.ts';

export const areaGuards: Guard[] = [
  {
    what: 'nothing is sold where we do not come',
    file: '../../../packages/contract/src/schedule/availability.ts',
    find: "pincode === '' || isServedOn(pincode, day, rules.areas)",
    replace: 'pincode',
    test: bookingTest,
  },
  {
    what: 'the charge is the one of the area',
    file: 'orders/placing/requirements.ts',
    find: 'visitingChargeAt(body.address.pincode, rules.areas, rules.visitingCharge)',
    replace: 'visitingChargeAt(body.address.pincode, [], rules.visitingCharge)',
    test: bookingTest,
  },
  {
    what: 'an order is as large as it must be',
    file: 'orders/placing/requirements.ts',
    find: 'if (missing > 0) throw errors.tooSmall(',
    replace: 'if (missing < 0) throw errors.tooSmall(',
    test: bookingTest,
  },
  {
    what: 'the plan knows where a visit is',
    file: 'orders/plan/service.ts',
    find: 'area: areaIds.get(pincode) ?? null,',
    replace: "area: areaIds.get('') ?? null,",
    test: changesTest,
  },
  {
    what: 'the times that are offered know where a visit is',
    file: 'schedule/service.ts',
    find: 'area: areaIds.get(pincode) ?? null',
    replace: "area: areaIds.get('') ?? null",
    test: changesTest,
  },
  {
    what: 'areas change while nobody books',
    file: changes,
    find: 'await use.lockRoster(tx);',
    replace: '',
    test: bookingTest,
  },
  {
    what: 'an area is changed as it was seen',
    file: changes,
    find: 'if (area.version !== version) {',
    replace: 'if (version === 0) {',
    test: changesTest,
  },
  {
    what: 'a way to another area changes that one too',
    file: changes,
    find: 'await store.nextVersion(tx, othersTouched([], details.travelTo));',
    replace: '',
    test: changesTest,
  },
  {
    what: 'a pincode lies in one area',
    file: changes,
    find: "if (elsewhere.length > 0) throw taken('pincodes', elsewhere.join(', '));",
    replace: '',
    test: changesTest,
  },
  {
    what: 'what is sold is planned anew, and asked about',
    file: changes,
    find: 'const orderIds = await use.replanDays(tx, at);',
    replace: 'const orderIds: string[] = [];',
    test: changesTest,
  },
  {
    what: 'nobody is sent everywhere because her only area is gone',
    file: changes,
    find: 'if (stranded.length > 0) throw',
    replace: 'if (stranded.length < 0) throw',
    test: changesTest,
  },
  {
    what: 'a number is left only where we do not come',
    file: requests,
    find: 'if (isServed(pincode, await readAreas(db))) {',
    replace: "if (pincode === '') {",
    test: requestsTest,
  },
  {
    what: 'numbers are left a few at a time',
    file: 'areas/routes.ts',
    find: 'limit.take(networkOf(request.ip));',
    replace: '',
    test: requestsTest,
  },
  {
    what: 'numbers are not kept for ever',
    file: requests,
    find: 'new Date(now.getTime() - requestsKeptForMs)',
    replace: 'new Date(0)',
    test: requestsTest,
  },
  {
    what: 'a number that was left goes with the account',
    file: 'areas/personal-data.ts',
    find: 'if (mobileNumber) await deleteRequestsOf(db, mobileNumber);',
    replace: '',
    test: requestsTest,
  },
];
