import type { Invariant } from './invariants.ts';

const reductionsOf = (document: string): string =>
  `coalesce((select sum(r.amount) from documents r where r.refers_to = ${document}.id), 0)`;

/** What bills that were not credited completely used of a receipt voucher. */
const usedOf = (voucher: string): string =>
  `coalesce((
        select sum((used ->> 'amount')::int) from documents b,
          lateral jsonb_array_elements(b.content -> 'advances') used
        where b.order_id = ${voucher}.order_id and used ->> 'number' = ${voucher}.number
          and b.amount > ${reductionsOf('b')}
      ), 0)`;

export const documentInvariants: readonly Invariant[] = [
  {
    name: 'the numbers of documents have no gap',
    sql: `
      select kind || ' of ' || financial_year || ': ' || coalesce(d.documents, 0) || ' documents, the highest '
        || coalesce(d.highest, 0) || ', counted ' || coalesce(c.last, 0) as problem
      from (
        select kind, financial_year, count(*) as documents, max(sequence) as highest
        from documents group by 1, 2
      ) d full join document_counters c using (kind, financial_year)
      where d.documents is distinct from d.highest or d.highest is distinct from c.last`,
  },
  {
    name: 'a document adds up',
    sql: `
      select d.number || ': ' || d.amount || ' paise, lines ' || l.amount as problem
      from documents d, lateral (
        select coalesce(sum((line ->> 'amount')::int), 0) as amount,
          coalesce(sum((line ->> 'taxable')::int), 0) as taxable,
          coalesce(sum((line ->> 'cgst')::int), 0) as cgst,
          coalesce(sum((line ->> 'sgst')::int), 0) as sgst
        from jsonb_array_elements(d.content -> 'lines') line
      ) l
      where d.amount <> l.amount or l.amount <> l.taxable + l.cgst + l.sgst or l.cgst <> l.sgst
        or d.content -> 'totals' @> jsonb_build_object(
          'amount', l.amount, 'taxable', l.taxable, 'cgst', l.cgst, 'sgst', l.sgst) is not true
        or d.content @> jsonb_build_object('kind', d.kind, 'subject', d.subject) is not true`,
  },
  {
    name: 'no more of a document is credited, returned or used than it is for',
    sql: `
      select d.number || ': ' || d.amount || ' paise, reduced by ' || ${reductionsOf('d')} as problem
      from documents d
      where d.amount < ${reductionsOf('d')} + case d.kind when 'receipt_voucher' then ${usedOf('d')} else 0 end
      union all
      select r.number || ' refers to ' || d.number
      from documents r join documents d on d.id = r.refers_to
      where r.order_id <> d.order_id or (d.kind = 'receipt_voucher') <> (r.kind = 'refund_voucher')
        or d.kind in ('credit_note', 'refund_voucher')
        or r.content #>> '{refersTo,number}' is distinct from d.number`,
  },
];
