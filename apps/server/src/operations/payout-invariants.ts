import type { Invariant } from './invariants.ts';

export const payoutInvariants: readonly Invariant[] = [
  {
    name: 'the total of a paid statement is the sum of its lines',
    sql: `
      select 'payout ' || p.id || ': ' || p.total || ' paise, lines ' || coalesce(sum(l.amount), 0) as problem
      from payouts p left join payout_lines l on l.payout_id = p.id
      group by p.id having p.total <> coalesce(sum(l.amount), 0)`,
  },
  {
    name: 'an adjustment is in the statement of its beautician, with its amount',
    sql: `
      select 'adjustment ' || a.id || ' in payout ' || l.payout_id as problem
      from payout_lines l join payout_adjustments a on a.id = l.adjustment_id
      where l.beautician_id <> a.beautician_id or l.kind <> a.kind
        or l.amount <> case a.kind when 'addition' then a.amount else -a.amount end`,
  },
  {
    name: 'a statement carries over what the one before could not settle',
    sql: `
      select 'payout ' || id || ': ' || carried || ' paise carried over, ' || owed || ' were left' as problem
      from (
        select p.id, p.beautician_id,
          (select coalesce(sum(l.amount), 0) from payout_lines l
            where l.payout_id = p.id and l.kind = 'carried_over') as carried,
          least(0, coalesce(lag(p.total) over (partition by p.beautician_id order by p.id), 0)) as owed
        from payouts p
      ) as statements where carried <> owed`,
  },
  {
    name: 'no visit is paid twice',
    sql: `
      select 'order ' || order_id || ' counts ' || sum(visits) || ' times for beautician ' || beautician_id as problem
      from payout_lines where order_id is not null
      group by order_id, beautician_id
      having sum(visits) not between 0 and 1 or sum(services) < 0 or sum(share) < 0 or sum(tips) < 0`,
  },
];
