/** Minutes, if a service has no duration. */
export const defaultServiceMinutes = 60;

export const quantityLimits = { min: 1, max: 20 } as const;

export type Priced = { price: number; quantity?: number | undefined };
type Timed = { duration?: number | undefined; quantity?: number | undefined };

export const lineTotal = ({ price, quantity = 1 }: Priced): number => price * quantity;

export const servicesTotal = (lines: readonly Priced[]): number =>
  lines.reduce((sum, line) => sum + lineTotal(line), 0);

export const totalVisitMinutes = (lines: readonly Timed[]): number =>
  lines.reduce(
    (sum, { duration = defaultServiceMinutes, quantity = 1 }) => sum + duration * quantity,
    0,
  );

export const maxOrderTotal = 5_000_000;
