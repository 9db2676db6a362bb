import type { PayoutSettings } from '@haldi/contract/payouts/share-terms';
import type { TestApp } from './test-app.ts';

/** A second calculation of payouts, in paise, to compare the product with. */
export type IndependentAmounts = {
  visits: number;
  services: number;
  discount: number;
  share: number;
  tips: number;
  cashTips: number;
};

export const combineIndependentAmounts = (
  one: IndependentAmounts,
  other: IndependentAmounts,
  sign: 1 | -1,
): IndependentAmounts => ({
  visits: one.visits + sign * other.visits,
  services: one.services + sign * other.services,
  discount: one.discount + sign * other.discount,
  share: one.share + sign * other.share,
  tips: one.tips + sign * other.tips,
  cashTips: one.cashTips + sign * other.cashTips,
});

const nothing: IndependentAmounts = {
  ...{ visits: 0, services: 0, discount: 0, share: 0, tips: 0, cashTips: 0 },
};

type Row = {
  id: string;
  orderNumber: number;
  day: string;
  isOwn: boolean;
  isRepeat: boolean;
  total: number;
  servicesTotal: number;
  lines: { service: string; section: string; price: number }[];
  discounts: {
    percent: number | null;
    amount: number | null;
    ceiling: number | null;
    services: string[] | null;
    isCoupon: boolean;
  }[];
  entries: {
    id: number;
    kind: string;
    method: string;
    amount: number;
    lowers: number;
    reverses: number | null;
  }[];
};

const query = `select o.id, o.order_number as "orderNumber", o.appointment_date::text as day, o.total,
  o.services_total as "servicesTotal",
  o.repeat_of_order_id is not null as "isRepeat",
  (o.status = 'completed' and o.beautician_id is not distinct from $1) as "isOwn",
  (select json_agg(json_build_object('service', s.service_id, 'section', s.data_set, 'price', s.price * s.quantity))
    from order_services s where s.order_id = o.id and s.revision = o.revision) as lines,
  (select coalesce(json_agg(json_build_object('percent', d.percent, 'amount', d.amount, 'ceiling', d.ceiling,
      'services', d.services, 'isCoupon', d.coupon_id is not null)), '[]')
    from order_discounts d where d.order_id = o.id and d.removed_at is null) as discounts,
  (select coalesce(json_agg(json_build_object('id', e.id, 'kind', e.kind, 'method', e.method, 'amount', e.amount,
      'lowers', e.discount, 'reverses', e.reverses)), '[]')
    from ledger_entries e where e.order_id = o.id) as entries
  from orders o order by o.id`;

const worth = (
  { lines, total, servicesTotal }: Row,
  { percent, amount, ceiling, services, isCoupon }: Row['discounts'][number],
): number => {
  let price = isCoupon ? servicesTotal : total;
  if (isCoupon && services !== null) {
    price = 0;
    for (const line of lines) if (services.includes(line.service)) price += line.price;
  }
  const full =
    percent === null ? (amount ?? 0) : (price * percent - ((price * percent) % 100)) / 100;
  return Math.min(full, price, ceiling ?? full);
};

const discountOf = (row: Row, entries: Row['entries']): number => {
  let all = 0;
  for (const discount of row.discounts) all += worth(row, discount);
  for (const { lowers } of entries) all += lowers;
  return Math.min(all, row.servicesTotal);
};

/** In rupees. */
const sharedOf = (row: Row, discount: number, shares: PayoutSettings): number => {
  if (row.isRepeat) return shares.isRepeatPaid ? row.servicesTotal : 0;
  return shares.basis === 'before_discounts' ? row.servicesTotal : row.servicesTotal - discount;
};

/** Half a paisa is rounded up. */
const roundedShare = (full: number, numerator: number, denominator: number): number => {
  if (denominator === 0) return 0;
  const [top, bottom] = [BigInt(full) * BigInt(numerator) * 2n, BigInt(denominator) * 2n];
  return Number((top + BigInt(denominator)) / bottom);
};

const amountsOf = (row: Row, beautician: number, shares: PayoutSettings): IndependentAmounts => {
  if (!row.isOwn) return nothing;
  const reversed = new Set(row.entries.map(({ reverses }) => reverses));
  const entries = row.entries.filter(({ id, kind }) => kind !== 'reversal' && !reversed.has(id));
  const discount = discountOf(row, entries);
  let full = 0;
  for (const { section, price } of row.lines) {
    const own = shares.beauticianPercents[beautician];
    full += price * (own ?? shares.sectionPercents[section] ?? shares.standardPercent);
  }
  let [tips, cashTips] = [0, 0];
  for (const { kind, method, amount } of entries) {
    if (kind !== 'tip') continue;
    tips += amount;
    if (method === 'cash') cashTips += amount;
  }
  return {
    ...{ visits: 1, services: row.servicesTotal * 100, discount: discount * 100, tips, cashTips },
    share: roundedShare(full, sharedOf(row, discount, shares), row.servicesTotal),
  };
};

/** Every order of the salon, as a visit of this beautician. */
export const readIndependentVisits = async ({ database }: TestApp, beautician: number) => {
  const { rows } = await database.pool.query<Row>(query, [beautician]);
  return rows.map((row) => ({
    ...{ id: row.id, orderNumber: row.orderNumber, day: row.day },
    amounts: (shares: PayoutSettings) => amountsOf(row, beautician, shares),
  }));
};
