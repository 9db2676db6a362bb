import type { Service } from '@haldi/contract/catalogue/schema';
import type { OrderedService } from '@haldi/contract/orders/schema';
import { orderTotal, quantityLimits, visitMinutes } from '@haldi/contract/orders/total';

type Line = Pick<OrderedService, 'serviceId' | 'name' | 'price' | 'duration' | 'quantity'>;

/** A line as it shall be; none of it: it is taken away, and can be put back. */
export type DraftLine = Line & {
  /** It was sold with the order, and keeps its price. */
  isSold: boolean;
};

const byId = (lines: readonly Line[], id: string) =>
  lines.find(({ serviceId }) => serviceId === id);

export const servicesDraftFrom = (sold: readonly Line[]): DraftLine[] =>
  sold.map((line) => ({ ...line, isSold: true }));

/** What was sold keeps its price, also where it was taken away and chosen again. */
export const withService = (
  draft: readonly DraftLine[],
  { _id, name, price, duration }: Pick<Service, '_id' | 'name' | 'price' | 'duration'>,
): DraftLine[] => {
  const known = byId(draft, _id);
  if (known) return withQuantity(draft, _id, known.quantity + 1);
  return [...draft, { serviceId: _id, name, price, duration, quantity: 1, isSold: false }];
};

/** What was added and is wanted no more is gone; what was sold stays in sight. */
export const withQuantity = (
  draft: readonly DraftLine[],
  id: string,
  quantity: number,
): DraftLine[] =>
  draft
    .map((line) =>
      line.serviceId === id ? { ...line, quantity: Math.min(quantity, quantityLimits.max) } : line,
    )
    .filter((line) => line.isSold || line.quantity > 0);

export const withoutServices = (
  draft: readonly DraftLine[],
  gone: readonly string[],
): DraftLine[] => draft.filter(({ serviceId }) => !gone.includes(serviceId));

/** The draft beside what the order has by now: somebody else may have changed it. */
export const reconcileWithOrder = (
  draft: readonly DraftLine[],
  sold: readonly Line[],
  offered: readonly Service[],
): DraftLine[] =>
  draft.map((line) => {
    const standing = byId(sold, line.serviceId);
    const service = offered.find(({ _id }) => _id === line.serviceId);
    const { name, price, duration } = standing ?? service ?? line;
    return { ...line, name, price, duration, isSold: standing !== undefined };
  });

/** What is done at the visit in the end. */
export const remainingLines = (draft: readonly DraftLine[]): DraftLine[] =>
  draft.filter(({ quantity }) => quantity > 0);

export const hasSameServices = (draft: readonly DraftLine[], sold: readonly Line[]): boolean => {
  const kept = remainingLines(draft);
  return (
    kept.length === sold.length &&
    kept.every(({ serviceId, quantity }) => byId(sold, serviceId)?.quantity === quantity)
  );
};

export type DraftTotals = { total: number; minutes: number };

export const draftTotals = (lines: readonly Line[], visitingCharge: number): DraftTotals => ({
  total: orderTotal(lines, visitingCharge),
  minutes: visitMinutes(lines),
});
