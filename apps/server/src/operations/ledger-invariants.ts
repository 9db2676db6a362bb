import type { Invariant } from './invariants.ts';

const isEffective = (entry: string): string =>
  `${entry}.kind <> 'reversal' and not exists (
          select from ledger_entries r where r.reverses = ${entry}.id)`;

export const ledgerInvariants: readonly Invariant[] = [
  {
    name: 'a reversal has the order, method and amount of its entry',
    sql: `
      select 'entry ' || r.id || ' reverses entry ' || e.id as problem
      from ledger_entries r join ledger_entries e on e.id = r.reverses
      where r.order_id <> e.order_id or r.method <> e.method or r.amount <> e.amount
        or r.day <> e.day or r.beautician_id is distinct from e.beautician_id
        or e.kind = 'reversal'`,
  },
  {
    name: 'no more is refunded than was paid',
    sql: `
      select 'order ' || e.order_id || ': ' || sum(
        case e.kind when 'payment' then e.amount else -e.amount end) || ' paise' as problem
      from ledger_entries e where e.kind in ('payment', 'refund') and ${isEffective('e')}
      group by e.order_id
      having sum(case e.kind when 'payment' then e.amount else -e.amount end) < 0`,
  },
  {
    name: 'the cash expected of a closed day is the cash of its entries',
    sql: `
      select day || ', ' || case beautician_id when 0 then 'the desk' else 'beautician ' || beautician_id end
        || ': ' || coalesce(d.expected, 0) || ' paise signed off, entries of ' || coalesce(e.expected, 0) as problem
      from (select day, beautician_id, expected from closed_drawers) d
      full join (
        select coalesce(e.cash_day, e.day) as day, coalesce(e.beautician_id, 0) as beautician_id,
          sum(case when coalesce(c.kind, e.kind) = 'tip' then 0
            when e.kind = 'payment' or c.kind = 'refund' then e.amount else -e.amount end) as expected
        from ledger_entries e left join ledger_entries c on c.id = e.reverses
        where e.method = 'cash' group by 1, 2
      ) e using (day, beautician_id)
      where day in (select day from closed_days)
        and coalesce(d.expected, 0) <> coalesce(e.expected, 0)`,
  },
  {
    name: 'a UPI reference belongs to an entry of its order',
    sql: `
      select 'reference ' || u.reference || ' and entry ' || e.id as problem
      from upi_references u join ledger_entries e on e.id = u.entry_id
      where e.order_id <> u.order_id or e.reference is distinct from u.reference
        or not (e.method = 'upi' and ${isEffective('e')})
      union all
      select 'reference ' || e.reference || ' of entry ' || e.id || ' is not reserved'
      from ledger_entries e where e.reference is not null and e.kind = 'payment'
        and ${isEffective('e')}
        and not exists (select from upi_references u where u.reference = e.reference)`,
  },
  {
    name: 'a moved fee goes to another order of the same customer',
    sql: `
      select 'order ' || f.order_id || ': a fee moved to order ' || f.moved_to as problem
      from order_fees f join orders o on o.id = f.order_id join orders t on t.id = f.moved_to
      where o.user_id is distinct from t.user_id or o.id = t.id`,
  },
];
