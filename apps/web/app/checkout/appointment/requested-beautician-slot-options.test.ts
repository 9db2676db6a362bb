import {
  type SlotAvailability,
  type SlotUnavailableReason,
  slotUnavailableReasons,
} from '@haldi/contract/schedule/availability';
import { defaultSlots } from '@haldi/contract/schedule/booking-time-rules';
import { expect, test } from 'vitest';
import {
  dayUnavailableText,
  isSlotUnavailable,
  nearestAvailableSlot,
  slotUnavailableText,
} from '../../schedule/shared/availability/slot-availability.ts';
import { buildSlotOptions, parseAnyBeauticianOption } from './requested-beautician-slot-options.ts';

const availability: SlotAvailability[] = defaultSlots.map((slot, place) =>
  place === 0
    ? { slot, available: false, reason: 'PAST' }
    : place === 1
      ? { slot, available: false, reason: 'FULL' }
      : { slot, available: true },
);
const labels = (options: ReturnType<typeof buildSlotOptions>) => options.map(({ label }) => label);

test('lists the default option and eight times, none with an empty value', () => {
  const options = buildSlotOptions(defaultSlots, availability);
  expect(labels(options)).toEqual([
    'Choose time slot',
    '09:00 AM',
    '10:00 AM',
    '11:00 AM',
    '01:00 PM',
    '02:00 PM',
    '03:00 PM',
    '05:00 PM',
    '06:00 PM',
  ]);
  expect(options.every(({ value }) => value.length > 0)).toBe(true);
});

test('shows the times of the response instead of the usual ones', () => {
  const offered = ['09:00 AM', '12:30 PM'];
  expect(labels(buildSlotOptions(offered, undefined))).toEqual(['Choose time slot', ...offered]);
  expect(labels(buildSlotOptions(offered, [{ slot: '07:15 PM', available: true }]))).toEqual([
    'Choose time slot',
    '07:15 PM',
  ]);
});

test('past and full times are marked and disabled', () => {
  const [, past, full, free] = buildSlotOptions(defaultSlots, availability);
  expect(past).toMatchObject({ disabled: true, note: 'Past' });
  expect(full).toMatchObject({ disabled: true, note: 'Full' });
  expect(free?.disabled).toBeUndefined();
});

test('a time of other beauticians is a separate option that drops the requested beautician', () => {
  const requested = {
    name: 'Anjali Deshmukh',
    chosen: null,
    anyBeautician: defaultSlots.map((slot, place) => ({ slot, available: place > 0 })),
  };
  const [, past, other, requestedTime] = buildSlotOptions(defaultSlots, availability, requested);
  expect(past).toMatchObject({ disabled: true, note: 'Past' });
  expect(other).toEqual({
    value: 'anyone 10:00 AM',
    label: 'Any beautician at 10:00 AM',
    note: 'Anjali is not available',
    isAlternative: true,
  });
  expect(requestedTime).toEqual({ value: '11:00 AM', label: '11:00 AM' });
  expect(parseAnyBeauticianOption(other?.value ?? '')).toBe('10:00 AM');
  expect(parseAnyBeauticianOption('11:00 AM')).toBeUndefined();
  // The selected time stays in the list, so that its error can be shown.
  const withChosen = buildSlotOptions(defaultSlots, availability, {
    ...requested,
    chosen: '10:00 AM',
  });
  expect(withChosen[2]).toMatchObject({ value: '10:00 AM', disabled: true });
  expect(withChosen[3]).toEqual(other);
  // Until the times of all beauticians are known, the time is shown as unavailable.
  const [, , unknown] = buildSlotOptions(defaultSlots, availability, {
    ...requested,
    anyBeautician: undefined,
  });
  expect(unknown).toMatchObject({ disabled: true, note: 'Full' });
});

test('every reason has its own note', () => {
  const notes = buildSlotOptions(
    [],
    slotUnavailableReasons.map((reason) => ({ slot: '09:00 AM', available: false, reason })),
  )
    .slice(1)
    .map(({ note }) => note);
  expect(notes).toEqual([
    'Past',
    'Not bookable yet',
    'Closed',
    'Too soon',
    'Another visit at this time',
    'No beautician working',
    'Area not served that day',
    'No specialist working',
    'No specialist in this area',
    'Too long for this day',
    'Too late for a visit this long',
    'Outside working hours',
    'Requested beautician is off',
    'Requested beautician does not serve this area',
    'Requested beautician does not offer all of these services',
    'Requested beautician is not working then',
    'Full',
  ]);
});

test('detects a selected time that is no longer available, but not while loading', () => {
  expect(isSlotUnavailable('10:00 AM', availability)).toBe(true);
  expect(isSlotUnavailable('12:30 PM', availability)).toBe(true);
  expect(isSlotUnavailable('11:00 AM', availability)).toBe(false);
  expect(isSlotUnavailable(null, availability)).toBe(false);
  expect(isSlotUnavailable('10:00 AM', undefined)).toBe(false);
});

test('explains a day without available times', () => {
  const day = (...reasons: (SlotUnavailableReason | undefined)[]): SlotAvailability[] =>
    reasons.map((reason) => ({ slot: '09:00 AM', available: !reason, ...(reason && { reason }) }));
  expect(dayUnavailableText(day('PAST', 'FULL'))).toMatch(/^This day has no available time/);
  expect(dayUnavailableText(day('PAST', 'NO_SKILL'))).toMatch(
    /^No beautician for these services is working/,
  );
  expect(dayUnavailableText(day('PAST', 'TOO_LONG'))).toMatch(/too short for this visit/);
  expect(dayUnavailableText(day('PAST', 'PAST'))).toMatch(/^There are no times left/);
  expect(dayUnavailableText(day('PAST', 'NOT_SERVED'))).toMatch(
    /^We do not serve this area on this day/,
  );
  expect(dayUnavailableText(day('FULL', undefined))).toBeUndefined();
  expect(dayUnavailableText(undefined)).toBeUndefined();
});

test('explains an unavailable selected time', () => {
  expect(slotUnavailableText('09:00 AM', availability)).toBe('09:00 AM has passed.');
  expect(slotUnavailableText('10:00 AM', availability)).toBe(
    'No beautician is available at 10:00 AM.',
  );
  expect(slotUnavailableText('11:00 AM', availability)).toBeUndefined();
  expect(slotUnavailableText(null, availability)).toBeUndefined();
  const sentences = slotUnavailableReasons.map((reason) =>
    slotUnavailableText('09:00 AM', [{ slot: '09:00 AM', available: false, reason }]),
  );
  expect(new Set(sentences).size).toBe(slotUnavailableReasons.length);
  // Staff who book by phone read them too.
  expect(sentences.join(' ')).not.toMatch(/\byour?\b/i);
});

test('a time that is too late names the latest start if known', () => {
  const day = (reason?: SlotUnavailableReason): SlotAvailability[] => [
    { slot: '05:00 PM', available: !reason, ...(reason && { reason }) },
    { slot: '06:00 PM', available: false, reason: 'TOO_LATE' },
    { slot: '07:00 PM', available: false, reason: 'TOO_LATE' },
  ];
  const named = '07:00 PM is too late for a visit of this length. The latest start is 05:00 PM.';
  expect(slotUnavailableText('07:00 PM', day())).toBe(named);
  expect(slotUnavailableText('07:00 PM', day('FULL'))).toBe(named);
  for (const reason of ['PAST', 'TOO_SOON', 'OUTSIDE_HOURS', 'TOO_LATE'] as const) {
    expect(slotUnavailableText('07:00 PM', day(reason))).toBe(
      '07:00 PM is too late for a visit of this length.',
    );
  }
});

test('a time of other beauticians says why the requested one is not available', () => {
  const requested = {
    name: 'Anjali Deshmukh',
    chosen: null,
    anyBeautician: [{ slot: '10:00 AM', available: true }],
  };
  const noteFor = (reason: SlotUnavailableReason) =>
    buildSlotOptions([], [{ slot: '10:00 AM', available: false, reason }], requested)[1]?.note;
  expect(noteFor('REQUESTED_OFF')).toBe('Anjali has this day off');
  expect(noteFor('REQUESTED_AREA')).toBe('Anjali does not serve this area');
  expect(noteFor('REQUESTED_SKILL')).toBe('Anjali does not offer all of these services');
  expect(noteFor('REQUESTED_HOURS')).toBe('Anjali is not working for the whole visit');
  expect(noteFor('FULL')).toBe('Anjali is not available');
});

test('suggests the nearest available time, the later of two', () => {
  expect(nearestAvailableSlot(null, availability)).toBe('11:00 AM');
  expect(nearestAvailableSlot('10:00 AM', availability)).toBe('11:00 AM');
  expect(nearestAvailableSlot('11:00 AM', availability)).toBe('01:00 PM');
  expect(nearestAvailableSlot('02:00 PM', availability)).toBe('03:00 PM');
  expect(nearestAvailableSlot('06:00 PM', availability)).toBe('05:00 PM');
  expect(nearestAvailableSlot('11:00 AM', [{ slot: '11:00 AM', available: true }])).toBeUndefined();
  expect(nearestAvailableSlot('10:00 AM', undefined)).toBeUndefined();
});
