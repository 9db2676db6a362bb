import type { Span } from '@haldi/contract/schedule/plan/day-plan';
import { describe, expect, test } from 'vitest';
import {
  assignLanes,
  freeSpans,
  fullHourMinutesIn,
  nonWorkingSpans,
  pixelBox,
  pixelHeight,
  tappableBox,
  totalMinutes,
} from './board-layout.ts';

const whole = { from: 540, to: 1_200 };
const span = (from: number, to: number): Span => ({ from, to });

describe('positions on the board', () => {
  test.each([
    ['at the top', span(540, 600), { top: 0, height: 96 }],
    ['two hours down', span(660, 690), { top: 192, height: 48 }],
  ])('%s', (_, part, box) => {
    expect(pixelBox(part, whole)).toEqual(box);
  });
  test('a short visit is high enough to tap', () => {
    expect(tappableBox(span(540, 555), whole).height).toBeGreaterThanOrEqual(44);
  });
  test('the whole day, and its full hours', () => {
    expect(pixelHeight(whole)).toBe(1_056);
    expect(fullHourMinutesIn(span(540, 720))).toEqual([540, 600, 660, 720]);
  });
});

describe('lanes', () => {
  const laidOut = (spans: readonly Span[]) =>
    assignLanes(spans, (one) => one).map(({ item, lane, lanes }) => [item.from, lane, lanes]);

  test.each<[string, Span[], number[][]]>([
    ['one alone', [span(540, 600)], [[540, 0, 1]]],
    [
      'one after the other',
      [span(600, 660), span(540, 600)],
      [
        [540, 0, 1],
        [600, 0, 1],
      ],
    ],
    [
      'two at once',
      [span(540, 600), span(570, 630)],
      [
        [540, 0, 2],
        [570, 1, 2],
      ],
    ],
    [
      'a third where the first has ended, beside the second',
      [span(540, 600), span(570, 690), span(600, 660)],
      [
        [540, 0, 2],
        [570, 1, 2],
        [600, 0, 2],
      ],
    ],
    [
      'three at once, and one after them alone',
      [span(540, 600), span(540, 600), span(540, 600), span(600, 660)],
      [
        [540, 0, 3],
        [540, 1, 3],
        [540, 2, 3],
        [600, 0, 1],
      ],
    ],
    [
      'short ones that would cover each other',
      [span(540, 550), span(555, 565)],
      [
        [540, 0, 2],
        [555, 1, 2],
      ],
    ],
  ])('%s', (_, spans, expected) => {
    expect(laidOut(spans)).toEqual(expected);
  });
});

describe('free time', () => {
  const at = (slot: string, minutes: number) => ({ slot, minutes });
  test.each<[string, Span[], ReturnType<typeof at>[], Span[]]>([
    ['all day', [whole], [], [whole]],
    ['never on a day off', [], [at('10:00 AM', 60)], []],
    ['around a visit', [whole], [at('10:00 AM', 60)], [span(540, 600), span(660, 1_200)]],
    [
      'after a visit that began before working hours',
      [whole],
      [at('08:00 AM', 90)],
      [span(570, 1_200)],
    ],
    [
      'in both parts of a split day',
      [span(540, 720), span(840, 1_200)],
      [at('11:00 AM', 60), at('02:00 PM', 30)],
      [span(540, 660), span(870, 1_200)],
    ],
    [
      'never while two visits fill it',
      [span(540, 660)],
      [at('09:00 AM', 60), at('10:00 AM', 60)],
      [],
    ],
  ])('%s', (_, hours, visits, free) => {
    expect(freeSpans(hours, visits)).toEqual(free);
  });
  test('free minutes and hours off', () => {
    expect(totalMinutes([span(540, 600), span(700, 730)])).toBe(90);
    expect(nonWorkingSpans(whole, [span(600, 660), span(700, 1_200)])).toEqual([
      span(540, 600),
      span(660, 700),
    ]);
  });
});
