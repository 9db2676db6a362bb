import { parseTimeOfDay } from '@haldi/contract/kit/time-of-day';
import type { Span } from '@haldi/contract/schedule/plan/day-plan';

/** 96 pixels an hour: half an hour is large enough to tap. */
const pixelsPerMinute = 1.6;
/** 44 pixels */
export const minDrawnMinutes = 28;

type Timed = { slot: string; minutes: number };

export const visitSpan = ({ slot, minutes }: Timed): Span => ({
  from: parseTimeOfDay(slot),
  to: parseTimeOfDay(slot) + minutes,
});

export const pixelBox = ({ from, to }: Span, whole: Span): { top: number; height: number } => ({
  top: Math.round((from - whole.from) * pixelsPerMinute),
  height: Math.round((to - from) * pixelsPerMinute),
});

export const tappableBox = ({ from, to }: Span, whole: Span) =>
  pixelBox({ from, to: Math.max(to, from + minDrawnMinutes) }, whole);

export const pixelHeight = (whole: Span): number => pixelBox(whole, whole).height;

export type LaneItem<Item> = { item: Item; lane: number; lanes: number };

/** Items that would overlap share the width in lanes. */
export const assignLanes = <Item>(
  items: readonly Item[],
  span: (item: Item) => Span,
): LaneItem<Item>[] => {
  const sorted = items
    .map((item) => {
      const { from, to } = span(item);
      return { item, from, to: Math.max(to, from + minDrawnMinutes) };
    })
    .toSorted((one, other) => one.from - other.from);
  const result: LaneItem<Item>[] = [];
  let overlapping: LaneItem<Item>[] = [];
  let laneEnds: number[] = [];
  for (const { item, from, to } of sorted) {
    if (laneEnds.every((end) => end <= from)) {
      overlapping = [];
      laneEnds = [];
    }
    const free = laneEnds.findIndex((end) => end <= from);
    const lane = free === -1 ? laneEnds.length : free;
    laneEnds[lane] = to;
    const laneItem = { item, lane, lanes: 1 };
    overlapping.push(laneItem);
    result.push(laneItem);
    for (const other of overlapping) other.lanes = laneEnds.length;
  }
  return result;
};

const subtractSpans = (spans: readonly Span[], out: readonly Span[]): Span[] =>
  out.reduce<Span[]>(
    (left, { from, to }) =>
      left.flatMap((span) =>
        [
          { from: span.from, to: Math.min(span.to, from) },
          { from: Math.max(span.from, to), to: span.to },
        ].filter((part) => part.from < part.to),
      ),
    [...spans],
  );

export const freeSpans = (hours: readonly Span[], visits: readonly Timed[]): Span[] =>
  subtractSpans(hours, visits.map(visitSpan));

export const totalMinutes = (spans: readonly Span[]): number =>
  spans.reduce((sum, { from, to }) => sum + to - from, 0);

export const nonWorkingSpans = (whole: Span, hours: readonly Span[]): Span[] =>
  subtractSpans([whole], hours);

export const fullHourMinutesIn = ({ from, to }: Span): number[] =>
  Array.from({ length: Math.floor((to - from) / 60) + 1 }, (_, place) => from + place * 60);
