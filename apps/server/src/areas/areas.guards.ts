import type { Guard } from '../../testing/guard.ts';

export const guards: Guard[] = [
  {
    what: 'a pincode that is not served cannot be booked',
    file: '../../../../packages/contract/src/schedule/availability.ts',
    find: "pincode === '' || isPincodeServedOn(pincode, appointment.day, rules.areas)",
    replace: 'pincode',
    test: 'booking-in-areas.test.ts',
  },
  {
    what: 'bookings are locked while areas change',
    file: 'service.ts',
    find: 'await use.lockRoster(tx);',
    test: 'booking-in-areas.test.ts',
  },
  {
    what: 'a stale change of an area is refused',
    file: 'service.ts',
    find: 'if (area.version !== version) {',
    replace: 'if (version === 0) {',
    test: 'areas.test.ts',
  },
  {
    what: 'changed travel minutes increment the version of the other area',
    file: 'service.ts',
    find: 'await store.incrementAreaVersions(tx, areasWithChangedTravel([], details.travelTo));',
    test: 'areas.test.ts',
  },
  {
    what: 'a pincode belongs to one area only',
    file: 'service.ts',
    find: "if (takenPincodes.length > 0) throw takenError('pincodes', takenPincodes.join(', '));",
    test: 'areas.test.ts',
  },
  {
    what: 'booked visits are replanned, and affected ones need confirmation',
    file: '../orders/visits/service.ts',
    find: 'const orderIds = await replanAndListNewlyNeedingChange(tx, now, only);',
    replace: 'const orderIds: string[] = [];',
    test: 'areas.test.ts',
  },
  {
    what: 'the only area of a beautician cannot be removed',
    file: 'service.ts',
    find: 'if (beauticians.length > 0)',
    replace: 'if (beauticians.length < 0)',
    test: 'areas.test.ts',
  },
  {
    what: 'area requests are deleted with the account',
    file: 'export-and-erase-personal-data.ts',
    find: 'if (mobileNumber) await deleteWaitingListEntriesByMobile(db, mobileNumber);',
    test: 'waiting-list.test.ts',
  },
  {
    what: 'the waiting list accepts only pincodes that are not served',
    file: 'waiting-list-service.ts',
    find: 'if (isPincodeServed(pincode, await readAreas(db))) {',
    replace: "if (pincode === '') {",
    test: 'waiting-list.test.ts',
  },
  {
    what: 'old area requests are deleted',
    file: 'waiting-list-service.ts',
    find: 'new Date(now.getTime() - retentionMs)',
    replace: 'new Date(0)',
    test: 'waiting-list.test.ts',
  },
  {
    what: 'area requests are rate limited',
    file: 'routes.ts',
    find: 'limit.take(networkPrefixOf(request.ip));',
    test: 'waiting-list.test.ts',
  },
];
