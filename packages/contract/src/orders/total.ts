/** Minutes of a service that names none. */
export const defaultDuration = 60;

export const quantityLimits = { min: 1, max: 20 } as const;

type Priced = { price: number; quantity?: number | undefined };
type Timed = { duration?: number | undefined; quantity?: number | undefined };

export const lineTotal = ({ price, quantity = 1 }: Priced): number => price * quantity;

export const servicesTotal = (lines: readonly Priced[]): number =>
  lines.reduce((sum, line) => sum + lineTotal(line), 0);

/** What the customer pays: price x quantity of everything, and the visiting charge once. */
export const orderTotal = (lines: readonly Priced[], visitingCharge: number): number =>
  servicesTotal(lines) + visitingCharge;

/** How long the visit takes, one service after the other. */
export const visitMinutes = (lines: readonly Timed[]): number =>
  lines.reduce((sum, { duration = defaultDuration, quantity = 1 }) => sum + duration * quantity, 0);

/** Whole rupees; the most that the services of one order can come to. */
export const maxOrderTotal = 5_000_000;
