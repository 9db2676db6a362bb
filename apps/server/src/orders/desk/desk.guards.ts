import type { Guard } from '../../../testing/guard.ts';

export const guards: Guard[] = [
  {
    what: 'what speaks against somebody is asked about',
    file: 'assign.ts',
    find: 'if (!hasBegun(deciding) && objections.some(',
    replace: 'if (hasBegun(deciding) && objections.some(',
    test: 'assign.test.ts',
  },
  {
    what: 'an overlap is refused',
    file: 'assign.ts',
    find: 'if (busy) throw errors.beauticianBusy(name, busy.until);',
    test: 'assign.test.ts',
  },
  {
    what: 'a part of a name is a question',
    file: 'assign.ts',
    find: 'if (!freelancer && resembling.length > 0)',
    replace: 'if (freelancer && resembling.length > 0)',
    test: 'assign.test.ts',
  },
  {
    what: 'a freelancer instead of whom the customer asked for is asked about',
    file: 'assign.ts',
    find: 'if (!hasBegun(deciding) && unseen.length > 0) {',
    replace: 'if (hasBegun(deciding)) {',
    test: '../keeping/asked-for.test.ts',
  },
  {
    what: 'the customer is told who comes instead',
    file: 'assign.ts',
    find: 'const requested = nameOf(roster, visit.askedFor);',
    replace: 'const requested = null as string | null;',
    test: '../keeping/asked-for.test.ts',
  },
  {
    what: 'staff move nothing into the past',
    file: 'changing/move.ts',
    find: "if (beginningOf(body) <= at) throw errors.notBookable('PAST');",
    test: 'changing/changing.test.ts',
  },
  {
    what: 'a longer visit goes through the plan',
    file: 'changing/services.ts',
    find: 'minutes > row.visitMinutes ||',
    replace: 'minutes < 0 ||',
    test: 'changing/changing.test.ts',
  },
  {
    what: 'a number is used under another name only where staff chose whose it is',
    file: 'phone/book-by-phone.ts',
    find: 'if (known && known.usernameKey !== usernameKey(wanted.name)) {',
    replace: 'if (known && known.usernameKey === wanted.name) {',
    test: 'phone/new-caller.test.ts',
  },
  {
    what: 'a new customer is not made without her order',
    file: 'phone/book-by-phone.ts',
    find: 'const person = await makeCustomer(tx, call, caller);',
    replace: 'const person = await makeCustomer(orders.db, call, caller);',
    test: 'phone/new-caller.test.ts',
  },
  {
    what: 'what is given back goes to a visit that nobody could make',
    file: 'update-order.ts',
    find: 'await fillGaps(tx, row.appointmentDate, at);',
    test: '../plan/plan.test.ts',
  },
  {
    what: 'an order that is taken up again owes no fee',
    file: 'update-order.ts',
    find: 'if (cancelling) await replaceFees(tx, id, cancelling.fees, at);',
    replace: 'if (cancelling?.fees.length) await replaceFees(tx, id, cancelling.fees, at);',
    test: 'changing/changing.test.ts',
  },
];
