import type { Guard } from '../../../testing/guard.ts';

export const guards: Guard[] = [
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
];
