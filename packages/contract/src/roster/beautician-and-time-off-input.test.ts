import { describe, expect, test } from 'vitest';
import { defaultWorkingHours, NewBeautician, NewTimeOff } from './schema.ts';

describe('a new beautician', () => {
  const beautician = {
    name: 'Usha Bhosale',
    phone: '9700000006',
    skills: ['7', '2', '7'],
    hours: [2, 0, 1].map((weekday) => ({ weekday, ...defaultWorkingHours })),
  };
  test('has sorted weekdays and unique skills', () => {
    const { hours, skills } = NewBeautician.parse(beautician);
    expect(hours.map(({ weekday }) => weekday)).toEqual([0, 1, 2]);
    expect(hours[0]).toEqual({ weekday: 0, from: 540, to: 1_200 });
    expect(skills).toEqual(['2', '7']);
  });

  const on = (weekday: number, from: number, to: number) => ({ weekday, from, to });
  test.each([
    ['no day of the week', []],
    ['a day twice', [on(1, 540, 720), on(1, 780, 1_200)]],
    ['an eighth day', [on(7, 540, 1_200)]],
    ['a day that ends as it begins', [on(1, 540, 540)]],
    ['a day past midnight', [on(1, 540, 1_441)]],
    ['half a minute', [on(1, 540.5, 1_200)]],
  ])('with %s is refused', (_, hours) => {
    const parsed = NewBeautician.safeParse({ ...beautician, hours });
    expect(parsed.error?.issues[0]?.path[0]).toBe('hours');
  });

  test.each(['None', 'unassigned', 'U'])('cannot be called %s', (name) => {
    expect(NewBeautician.safeParse({ ...beautician, name }).success).toBe(false);
  });
  test('has skills by id', () => {
    expect(NewBeautician.safeParse({ ...beautician, skills: ['Facial'] }).success).toBe(false);
  });
});

describe('time off', () => {
  const day = '2026-11-16';
  test('is whole days, or the same hours on each day', () => {
    expect(NewTimeOff.parse({ from: day, to: day })).toEqual({ from: day, to: day, note: '' });
    const hours = { from: 720, to: 840 };
    expect(NewTimeOff.parse({ from: day, to: day, hours }).hours).toEqual(hours);
  });
  test.each([
    ['ends before it begins', { to: '2026-11-15' }, 'to'],
    ['ends in the hour in which it begins', { hours: { from: 720, to: 720 } }, 'hours'],
    ['goes past midnight', { hours: { from: 720, to: 1_500 } }, 'hours'],
  ])('that %s is refused', (_, over, field) => {
    const parsed = NewTimeOff.safeParse({ from: day, to: day, ...over });
    expect(parsed.error?.issues[0]?.path[0]).toBe(field);
  });
});
