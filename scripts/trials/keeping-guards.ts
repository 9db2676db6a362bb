import type { Guard } from './guard.ts';

const place = 'orders/placing/place-order.ts';
const service = 'orders/keeping/service.ts';
const askedFor = 'orders/keeping/asked-for.test.ts';
const keptApart = 'orders/keeping/kept-apart.test.ts';

export const keepingGuards: Guard[] = [
  {
    what: 'only staff ask for the times of a customer',
    file: 'schedule/routes.ts',
    find: 'if (customer !== undefined && !isAdminRole(identity.role)) throw forStaffOnly();',
    replace: '',
    test: 'orders/desk/phone/book-by-phone.test.ts',
  },
  {
    what: 'a number is used under another name only where staff chose whose it is',
    file: 'orders/desk/phone/book-by-phone.ts',
    find: 'if (known && known.usernameKey !== usernameKey(wanted.name)) {',
    replace: 'if (known && known.usernameKey === wanted.name) {',
    test: 'orders/desk/phone/new-caller.test.ts',
  },
  {
    what: 'a new customer is not made without her order',
    file: 'orders/desk/phone/book-by-phone.ts',
    find: 'const person = await makeCustomer(tx, call, caller);',
    replace: 'const person = await makeCustomer(orders.db, call, caller);',
    test: 'orders/desk/phone/new-caller.test.ts',
  },
  {
    what: 'a stranger learns nothing about anybody’s days',
    file: 'schedule/routes.ts',
    find: 'if (beautician !== undefined || customer !== undefined) throw unauthenticated();',
    replace: '',
    test: askedFor,
  },
  {
    what: 'somebody’s times are for those whom she has visited',
    file: 'schedule/service.ts',
    find: 'await requireAskable(db, customer, beautician);',
    replace: '',
    test: askedFor,
  },
  {
    what: 'somebody is asked for by those whom she has visited',
    file: place,
    find: 'if (askedFor !== undefined) await requireAskable(',
    replace: 'if (askedFor === null) await requireAskable(',
    test: askedFor,
  },
  {
    what: 'who has left cannot be asked for',
    file: 'orders/keeping/store.ts',
    find: 'eq(beauticians.active, true),',
    replace: '',
    test: askedFor,
  },
  {
    what: 'whoever is asked for comes, and nobody else',
    file: place,
    find: 'askedFor: body.askedFor ?? null,',
    replace: 'askedFor: null,',
    test: askedFor,
  },
  {
    what: 'an attempt for somebody else is another attempt',
    file: 'orders/placing/order-request.ts',
    find: '...(body.askedFor === undefined ? [] : [body.askedFor]),',
    replace: '',
    test: askedFor,
  },
  {
    what: 'a freelancer instead of whom the customer asked for is asked about',
    file: 'orders/desk/assign.ts',
    find: "if (!hasBegun(deciding) && !despite.includes('ASKED')) {",
    replace: 'if (hasBegun(deciding)) {',
    test: askedFor,
  },
  {
    what: 'the customer is told who comes instead',
    file: 'orders/desk/assign.ts',
    find: 'insteadText({ askedFor: nameOf(roster, visit.askedFor), beautician });',
    replace: 'insteadText({ askedFor: null, beautician });',
    test: askedFor,
  },
  {
    what: 'a pair is kept apart by the plan',
    file: 'orders/plan/service.ts',
    find: 'apartFrom: apartFrom(beautician, kept),',
    replace: '',
    test: keptApart,
  },
  {
    what: 'a pair is kept apart by a booking',
    file: place,
    find: 'customer.apart.map(String)',
    replace: '[]',
    test: keptApart,
  },
  {
    what: 'a pair is kept apart in the free times and on the list of names',
    file: service,
    find: 'return (day) => keptApart(day, customer, apart);',
    replace: 'return (day) => day;',
    test: keptApart,
  },
  {
    what: 'nobody books while a pair is set',
    file: service,
    find: 'await lockRoster(tx);',
    replace: '',
    test: keptApart,
  },
  {
    what: 'only the customer of a visit asks for somebody else',
    file: service,
    find: 'userId === identity.userId ?',
    replace: "userId !== '' ?",
    test: keptApart,
  },
  {
    what: 'what the salon has set is not for the customer to see',
    file: service,
    find: 'beauticianId === id && askedByCustomer,',
    replace: 'beauticianId === id || askedByCustomer,',
    test: keptApart,
  },
  {
    what: 'what the salon has set is not for the customer to undo',
    file: 'orders/keeping/store.ts',
    find: 'adminId} is null',
    replace: 'userId} is not null',
    test: keptApart,
  },
];
