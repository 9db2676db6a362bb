import type { Service } from '@haldi/contract/catalogue/service-schema';
import { orderAmounts } from '@haldi/contract/orders/order-amounts';
import type { OrderedService } from '@haldi/contract/orders/schema';
import { quantityLimits, totalVisitMinutes } from '@haldi/contract/orders/service-line-totals';

type Line = Pick<OrderedService, 'serviceId' | 'name' | 'price' | 'duration' | 'quantity'>;

/** Quantity 0: removed, and can be restored. */
export type DraftLine = Line & {
  isSold: boolean;
};

const byId = (lines: readonly Line[], id: string) =>
  lines.find(({ serviceId }) => serviceId === id);

export const servicesDraftFrom = (sold: readonly Line[]): DraftLine[] =>
  sold.map((line) => ({ ...line, isSold: true }));

/** A service of the order keeps its price, also if it was removed and added again. */
export const addServiceToDraft = (
  draft: readonly DraftLine[],
  { _id, name, price, duration }: Pick<Service, '_id' | 'name' | 'price' | 'duration'>,
): DraftLine[] => {
  const known = byId(draft, _id);
  if (known) return setQuantityInDraft(draft, _id, known.quantity + 1);
  return [...draft, { serviceId: _id, name, price, duration, quantity: 1, isSold: false }];
};

/** An added service without quantity disappears; one of the order stays in the list. */
export const setQuantityInDraft = (
  draft: readonly DraftLine[],
  id: string,
  quantity: number,
): DraftLine[] =>
  draft
    .map((line) =>
      line.serviceId === id ? { ...line, quantity: Math.min(quantity, quantityLimits.max) } : line,
    )
    .filter((line) => line.isSold || line.quantity > 0);

export const removeServicesFromDraft = (
  draft: readonly DraftLine[],
  gone: readonly string[],
): DraftLine[] => draft.filter(({ serviceId }) => !gone.includes(serviceId));

/** Another person may have changed the order meanwhile. */
export const reconcileDraftWithOrder = (
  draft: readonly DraftLine[],
  sold: readonly Line[],
  offered: readonly Service[],
): DraftLine[] =>
  draft.map((line) => {
    const ordered = byId(sold, line.serviceId);
    const service = offered.find(({ _id }) => _id === line.serviceId);
    const { name, price, duration } = ordered ?? service ?? line;
    return { ...line, name, price, duration, isSold: ordered !== undefined };
  });

export const linesWithQuantity = (draft: readonly DraftLine[]): DraftLine[] =>
  draft.filter(({ quantity }) => quantity > 0);

export const hasSameServices = (draft: readonly DraftLine[], sold: readonly Line[]): boolean => {
  const kept = linesWithQuantity(draft);
  return (
    kept.length === sold.length &&
    kept.every(({ serviceId, quantity }) => byId(sold, serviceId)?.quantity === quantity)
  );
};

/** `total` is in paise. */
export type DraftTotals = { total: number; minutes: number };

export const draftTotals = (lines: readonly Line[], visitingCharge: number): DraftTotals => ({
  total: orderAmounts({ services: lines, visitingCharge }).total,
  minutes: totalVisitMinutes(lines),
});
