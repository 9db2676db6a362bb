import * as z from 'zod/mini';
import { Identifier } from '../../kit/text-schemas.ts';
import { type AdminService, serviceLimits } from './schema.ts';

/** Requests with this many changes stay below the body limit. */
export const maxPriceChanges = 400;

const Amount = z
  .int()
  .check(z.minimum(serviceLimits.price.min), z.maximum(serviceLimits.price.max));
const Prices = z.strictObject({ price: Amount, offerprice: Amount }).check(
  z.refine(({ price, offerprice }) => offerprice >= price, {
    error: 'The struck-through price must be higher than the price',
    path: ['offerprice'],
  }),
);
export type Prices = z.infer<typeof Prices>;

/** `from` is compared with the stored prices, so that only the previewed change is applied. */
export const PriceChange = z.strictObject({ _id: Identifier, from: Prices, to: Prices });
export type PriceChange = z.infer<typeof PriceChange>;

export const PriceChanges = z.strictObject({
  changes: z
    .array(PriceChange)
    .check(z.minLength(1, 'Select at least one price to change'), z.maxLength(maxPriceChanges)),
});
export type PriceChanges = z.infer<typeof PriceChanges>;

export const priceRoundings = ['rupee', 'ten', 'nine'] as const;
/** `nine`: to the nearest price that ends in 9. */
export type PriceRounding = (typeof priceRoundings)[number];

export const priceRuleLimits = { percent: 500, rupees: 99_999 } as const;

export type PriceRule = {
  unit: 'percent' | 'rupees';
  amount: number;
  rounding: PriceRounding;
  includeOfferprice: boolean;
};

const rounders: Record<PriceRounding, (amount: number) => number> = {
  rupee: Math.round,
  ten: (amount) => Math.round(amount / 10) * 10,
  nine: (amount) => Math.round((amount - 9) / 10) * 10 + 9,
};

const applyRule = (price: number, { unit, amount, rounding }: PriceRule): number => {
  // Multiplied first, to avoid rounding errors.
  const exact = unit === 'percent' ? (price * (100 + amount)) / 100 : price + amount;
  return rounders[rounding](exact);
};

export type PriceProblem = 'too-low' | 'too-high' | 'not-higher';
export type PricePreview = {
  service: AdminService;
  to: Prices;
  /** A single problem blocks all changes. */
  problem?: PriceProblem;
};

const findProblem = (service: AdminService, to: Prices): PriceProblem | undefined => {
  const { min, max } = serviceLimits.price;
  if (to.price < min) return 'too-low';
  if (to.price > max || to.offerprice > max) return 'too-high';
  const hadOfferprice = service.offerprice > service.price;
  return to.offerprice < to.price || (hadOfferprice && to.offerprice === to.price)
    ? 'not-higher'
    : undefined;
};

const previewPrice = (service: AdminService, rule: PriceRule): PricePreview => {
  const { price, offerprice } = service;
  const nextPrice = applyRule(price, rule);
  // Equal prices mean that no struck-through price is shown; they stay equal.
  const nextOfferprice =
    offerprice === price
      ? nextPrice
      : rule.includeOfferprice
        ? applyRule(offerprice, rule)
        : offerprice;
  const to = { price: nextPrice, offerprice: nextOfferprice };
  const problem = findProblem(service, to);
  return { service, to, ...(problem && { problem }) };
};

export const previewPrices = (services: readonly AdminService[], rule: PriceRule): PricePreview[] =>
  services
    .map((service) => previewPrice(service, rule))
    .filter(
      ({ service, to }) => service.price !== to.price || service.offerprice !== to.offerprice,
    );

export const toPriceChanges = (previews: readonly PricePreview[]): PriceChange[] =>
  previews.map(({ service, to }) => ({
    _id: service._id,
    from: { price: service.price, offerprice: service.offerprice },
    to,
  }));
