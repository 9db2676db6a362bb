import { parseRupeesToPaise } from '@haldi/contract/kit/paise-text';
import type {
  CashDrawer,
  CloseDayRequest,
  DayClose,
} from '@haldi/contract/orders/payments/day-close';

/** What was typed, kept while figures reload. */
export type CashCountDraft = { handedIn: Partial<Record<string, string>>; note: string };
export const emptyCashCountDraft: CashCountDraft = { handedIn: {}, note: '' };

const drawerKey = ({ beauticianId }: Pick<CashDrawer, 'beauticianId'>): string =>
  String(beauticianId ?? 'desk');

/** In paise; `NaN` for other texts. Negative: taken out of the cash box. */
export const parseHandedIn = (text: string): number => {
  const [, minus, amount = ''] = /^\s*([-−]?)(.*)$/.exec(text) ?? [];
  const paise = parseRupeesToPaise(amount);
  return minus && paise !== 0 ? -paise : paise;
};

export type CountedDrawer = CashDrawer & {
  key: string;
  /** Null: nothing, or not an amount. */
  counted: number | null;
};

export type CompleteDrawer = CountedDrawer & { counted: number };

/** Null: not all were counted. */
export const drawersIfAllCounted = (drawers: readonly CountedDrawer[]): CompleteDrawer[] | null => {
  const complete = drawers.flatMap((drawer) =>
    drawer.counted === null ? [] : [{ ...drawer, counted: drawer.counted }],
  );
  return complete.length === drawers.length ? complete : null;
};

export const applyCountsToDrawers = (
  drawers: readonly CashDrawer[],
  { handedIn }: CashCountDraft,
): CountedDrawer[] =>
  drawers.map((drawer) => {
    const key = drawerKey(drawer);
    const typed = parseHandedIn(handedIn[key] ?? '');
    return { ...drawer, key, counted: drawer.handedIn ?? (Number.isNaN(typed) ? null : typed) };
  });

export type CashSums = { expected: number; counted: number; difference: number };

/** Of the drawers that were counted. Null: not all were. */
export const sumCash = (drawers: readonly CountedDrawer[]): CashSums | null => {
  const sums: CashSums = { expected: 0, counted: 0, difference: 0 };
  for (const { expected, counted } of drawers) {
    if (counted === null) return null;
    sums.expected += expected;
    sums.counted += counted;
    sums.difference += counted - expected;
  }
  return sums;
};

export const hasDifference = (drawers: readonly CountedDrawer[]): boolean =>
  drawers.some(({ expected, counted }) => counted !== null && counted !== expected);

export type DraftErrors = { handedIn: Partial<Record<string, string>>; note?: string };

/** What the dialog shows and what is sent, also if the figures reload while it is open. */
export type DayToConfirm = Pick<DayClose, 'day' | 'methods' | 'unpaid' | 'notCompleted'> & {
  drawers: readonly CompleteDrawer[];
  note: string;
};

export const toCloseDayRequest = ({
  drawers,
  note,
}: Pick<DayToConfirm, 'drawers' | 'note'>): CloseDayRequest => ({
  drawers: drawers.map(({ beauticianId, expected, counted }) => ({
    beauticianId,
    expected,
    handedIn: counted,
  })),
  note,
});
