import type { Guard } from './guard.ts';

const locked = 'orders/changing/locked-order.ts';
const move = 'orders/changing/move.ts';
const cancel = 'orders/changing/cancel.ts';
const link = 'orders/link/service.ts';
const changing = 'orders/changing/changing.test.ts';
const desk = 'orders/desk/changing/changing.test.ts';

/** What keeps orders whole while they are moved, cancelled and changed. */
export const changeGuards: Guard[] = [
  {
    what: 'a repeated attempt has no second effect',
    file: locked,
    find: 'if (await isRepeated(tx, id, sent.attempt)) return false;',
    replace: '',
    test: changing,
  },
  {
    what: 'a visit is moved by its customer in time only',
    file: move,
    find: 'if (reason) throw errors.notChangeable(reason);',
    replace: '',
    test: changing,
  },
  {
    what: 'a move goes to times that can be booked',
    file: move,
    find: 'requireBookable({ ...body, pincode: row.pincode }, rules, at);',
    replace: '',
    test: changing,
  },
  {
    what: 'a move goes over no other visit of hers',
    file: move,
    find: 'await requireNoOverlap(tx, row, body, at);',
    replace: '',
    test: changing,
  },
  {
    what: 'cancelling costs what the customer was told',
    file: cancel,
    find: 'if (fee !== body.fee) throw errors.feeChanged(fee);',
    replace: '',
    test: changing,
  },
  {
    what: 'the terms are those that the customer was shown',
    file: 'orders/placing/requirements.ts',
    find: 'if (body.terms && !isSameTerms(body.terms, terms)) throw errors.termsChanged(terms);',
    replace: '',
    test: changing,
  },
  {
    what: 'staff move nothing into the past',
    file: 'orders/desk/changing/move.ts',
    find: "if (beginningOf(body) <= at) throw errors.notBookable('PAST');",
    replace: '',
    test: desk,
  },
  {
    what: 'a longer visit goes through the plan',
    file: 'orders/desk/changing/services.ts',
    find: 'minutes > row.visitMinutes ||',
    replace: 'minutes < 0 ||',
    test: desk,
  },
  {
    what: 'an order that is taken up again owes no fee',
    file: 'orders/desk/update-order.ts',
    find: 'if (cancelling) await replaceFees(tx, id, cancelling.fees, at);',
    replace: 'if (cancelling?.fees.length) await replaceFees(tx, id, cancelling.fees, at);',
    test: desk,
  },
  {
    what: 'a link ends',
    file: link,
    find: 'if (!endsAt || now >= endsAt) throw errors.notFound();',
    replace: 'if (!endsAt) throw errors.notFound();',
    test: 'orders/link/link.test.ts',
  },
  {
    what: 'a refusal of a link names nobody',
    file: link,
    find: "if (error.code === 'ORDER_CHANGED') return",
    replace: "if (error.code === 'INTERNAL') return",
    test: 'orders/link/link.test.ts',
  },
  {
    what: 'networks that try many links are slowed',
    file: 'orders/link/routes.ts',
    find: 'orders.linkLimit.take(networkOf(request.ip));',
    replace: '',
    test: 'orders/link/link.test.ts',
  },
];
