import { openStatuses } from '@haldi/contract/orders/status';

/** `sql` selects a text for each violation. */
export type Invariant = {
  name: string;
  sql: string;
};

const openStatusList = openStatuses.map((status) => `'${status}'`).join(', ');

const orderName = `'order ' || o.order_number || ' (' || o.id || ')'`;

/**
 * When a beautician is renamed, open orders get the new name without a history entry. The audit log
 * has one.
 */
const wasBeauticianRenamed = (entry: string): string => `exists (
        select from audit_entries a where a.act = 'beautician-changed' and a.at >= o.created_at
          and a.changes @> jsonb_build_array(
            jsonb_build_object('field', 'name', 'before', ${entry}.beautician))
      )`;

export const invariants: readonly Invariant[] = [
  {
    name: 'every order has a visit',
    sql: `
      select ${orderName} as problem from orders o
      where not exists (select from visits v where v.order_id = o.id)`,
  },
  {
    name: 'an open order and its visit have the same beautician',
    sql: `
      select ${orderName} || ': ' || o.beautician || ' is assigned' as problem
      from orders o join visits v on v.order_id = o.id
      where o.status in (${openStatusList}) and o.beautician is not null
        and v.beautician_id is distinct from o.beautician_id`,
  },
  {
    name: 'totals add up, in whole rupees',
    sql: `
      select ${orderName} || ': total ' || o.total || ', services ' || coalesce(s.sum, 0)
        || ', visiting charge ' || o.visiting_charge as problem
      from orders o left join (
        select order_id, revision, sum(price * quantity) as sum from order_services group by 1, 2
      ) s on s.order_id = o.id and s.revision = o.revision
      where s.sum is distinct from o.services_total
        or o.total <> o.services_total + o.visiting_charge`,
  },
  {
    name: 'only cancelled orders have a fee',
    sql: `
      select ${orderName} || ': a fee of ' || f.amount || ' and status ' || o.status as problem
      from orders o join order_fees f on f.order_id = o.id where o.status <> 'cancelled'`,
  },
  {
    name: 'every revision of an order has services and a history entry',
    sql: `
      select ${orderName} || ': revision ' || n || ' has no services or no history entry' as problem
      from orders o, generate_series(1, o.revision) n
      where not exists (
        select from order_services s where s.order_id = o.id and s.revision = n
      ) or (n > 1 and not exists (
        select from order_tracking t where t.order_id = o.id and t.revision = n
      ))`,
  },
  {
    name: 'a visit lasts as long as its services',
    sql: `
      select ${orderName} || ': ' || o.visit_minutes || ' minutes for services of '
        || s.minutes as problem
      from orders o join (
        select order_id, revision, sum(duration * quantity) as minutes from order_services
        group by 1, 2
      ) s on s.order_id = o.id and s.revision = o.revision
      where s.minutes <> o.visit_minutes`,
  },
  {
    name: 'no beautician has two visits at the same time',
    sql: `
      select 'order ' || v.order_id || ' and order ' || w.order_id || ': both on ' || v.day as problem
      from visits v join visits w on w.beautician_id = v.beautician_id and w.day = v.day
        and w.order_id > v.order_id
        and int4range(w.start_minute, w.start_minute + w.minutes)
          && int4range(v.start_minute, v.start_minute + v.minutes)
      where v.status in (${openStatusList})
        and w.status in (${openStatusList})`,
  },
  {
    name: 'the history of an order is complete: one entry when placed, one for every update',
    sql: `
      select ${orderName} || ': version ' || o.version || ' with ' || count(t.id)
        || ' entries' as problem
      from orders o left join order_tracking t on t.order_id = o.id
      group by o.id having count(t.id) > o.version or count(t.id) < o.version and not exists (
        select from order_tracking e where e.order_id = o.id and ${wasBeauticianRenamed('e')}
      )`,
  },
  {
    name: 'an order matches its newest history entry',
    sql: `
      select ${orderName} || ': ' || o.status || ', ' || coalesce(o.beautician, 'unassigned') || '; newest entry: '
        || coalesce(t.status, 'none') || ', ' || coalesce(t.beautician, 'unassigned') as problem
      from orders o left join lateral (
        select status, beautician from order_tracking where order_id = o.id
        order by id desc limit 1
      ) t on true
      where t.status is distinct from o.status
        or t.beautician is distinct from o.beautician and not ${wasBeauticianRenamed('t')}`,
  },
  {
    name: 'an order number is unique per user and among open orders',
    sql: `
      select 'order number ' || order_number || ': ' || count(*) || ' open orders' as problem
      from orders where status in (${openStatusList})
      group by order_number having count(*) > 1
      union all
      select 'order number ' || order_number || ': ' || count(*) || ' orders of one user'
      from orders where user_id is not null group by user_id, order_number having count(*) > 1`,
  },
  {
    name: 'an order without an account has no phone number and no street',
    sql: `
      select ${orderName} as problem from orders o
      where o.user_id is null and (o.user_phone <> '' or o.street <> '')`,
  },
  {
    name: 'a free repeat visit has a discount of its whole amount',
    sql: `
      select ${orderName} || ': no discount of ' || s.sum || ' or more' as problem
      from orders o join (
        select order_id, sum(price * quantity) as sum from order_services where revision = 1
        group by 1
      ) s on s.order_id = o.id
      where o.repeat_of_order_id is not null and s.sum > 0 and not exists (
        select from order_discounts d where d.order_id = o.id and d.removed_at is null
          and d.coupon_id is null and d.amount >= s.sum
      )`,
  },
  {
    name: 'a free repeat visit is for the customer of the first visit',
    sql: `
      select ${orderName} as problem from orders o join orders r on r.id = o.repeat_of_order_id
      where r.user_id is distinct from o.user_id`,
  },
  {
    name: 'a complaint is that of the customer of its order, and its last step matches its state',
    sql: `
      select ${orderName} || ': complaint ' || c.id || ' is ' || c.state as problem
      from complaints c join orders o on o.id = c.order_id
      left join lateral (
        select kind from complaint_steps where complaint_id = c.id
          and kind in ('opened', 'closed', 'reopened') order by id desc limit 1
      ) t on true
      where c.user_id is distinct from o.user_id or (t.kind = 'closed') is distinct from (c.state = 'closed')`,
  },
  {
    name: 'one review and one post per user',
    sql: `
      select 'user ' || user_id || ': ' || count(*) || ' reviews' as problem
      from reviews group by user_id having count(*) > 1
      union all
      select 'user ' || user_id || ': ' || count(*) || ' posts'
      from blog_posts group by user_id having count(*) > 1`,
  },
  {
    name: 'an email address or a mobile number belongs to one user',
    sql: `
      select kind || ' of ' || count(*) || ' users: ' || string_agg(id, ', ') as problem
      from users, lateral (
        values ('email', lower(email)), ('mobile number', case when mobile_is_login then mobile_number end)
      ) as named(kind, value)
      where value is not null group by kind, value having count(*) > 1`,
  },
  {
    name: 'at most ten sessions per user, stored as hashes',
    sql: `
      select 'user ' || user_id || ': ' || count(*) || ' sessions' as problem
      from sessions group by user_id having count(*) > 10
      union all
      select 'session ' || id || ' is not stored as hashes' from sessions
      where bearer_hash !~ '^[\\w-]{43}$' or cookie_hash !~ '^[\\w-]{43}$'`,
  },
  {
    name: 'the price of a service is the last one of its price history',
    sql: `
      select 'service ' || s.id || ': ' || s.price || ', in its history ' || h.price as problem
      from services s join lateral (
        select price, offerprice from service_prices where service_id = s.id
        order by id desc limit 1
      ) h on h.price <> s.price or h.offerprice <> s.offerprice
      union all
      select 'service ' || service_id || ': its history goes from ' || before || ' to '
        || old_price
      from (
        select service_id, old_price, lag(price) over (partition by service_id order by id) as before
        from service_prices
      ) steps where before <> old_price`,
  },
  {
    name: 'a waiting message matches the status of its order',
    sql: `
      select 'message ' || m.id || ', ' || m.kind || ': '
        || 'the order is ' || o.status as problem
      from outbox m join orders o on o.id = m.order_id
      where m.state in ('planned', 'to-send') and (
        m.kind in ('evening-before', 'two-hours-before') and (o.status <> 'confirmed'
          or not starts_with(m.occasion, o.appointment_date || ' ' || o.start_minute || ' '))
        or m.kind in ('confirmed', 'assigned', 'moved', 'services-changed', 'on-the-way', 'late')
          and o.status not in (${openStatusList})
        or m.kind = 'advance-due' and o.status <> 'pending'
        or m.kind in ('cancelled', 'released', 'work-cancelled') and o.status <> 'cancelled'
        or m.kind in ('work-assigned', 'work-moved', 'work-corrected')
          and (o.status not in ('pending', 'confirmed')
            or o.beautician_id is distinct from m.beautician_id)
        or m.kind = 'work-unassigned' and o.status in (${openStatusList})
          and o.beautician_id = m.beautician_id
      )`,
  },
];
