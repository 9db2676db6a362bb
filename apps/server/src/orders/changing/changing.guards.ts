import type { Guard } from '../../../testing/guard.ts';

export const guards: Guard[] = [
  {
    what: 'cancelling costs what the customer was told',
    file: 'cancel.ts',
    find: 'if (fee !== body.fee) throw errors.feeChanged(fee);',
    test: 'changing.test.ts',
  },
  {
    what: 'a stale update is refused',
    file: 'locked-order.ts',
    find: 'if (sent.version !== undefined && sent.version !== version) {',
    replace: 'if (version < 0) {',
    test: '../desk/update-order.test.ts',
  },
  {
    what: 'a repeated attempt has no second effect',
    file: 'locked-order.ts',
    find: 'if (await isRepeated(tx, id, sent.attempt)) return false;',
    test: 'changing.test.ts',
  },
  {
    what: 'a visit is moved by its customer in time only',
    file: 'move.ts',
    find: 'if (reason) throw errors.notChangeable(reason);',
    test: 'changing.test.ts',
  },
  {
    what: 'a move goes to times that can be booked',
    file: 'move.ts',
    find: 'requireBookable({ ...body, pincode: row.pincode }, rules, at);',
    test: 'changing.test.ts',
  },
  {
    what: 'a move goes over no other visit of hers',
    file: 'move.ts',
    find: 'await requireNoOverlap(tx, row, body, at);',
    test: 'changing.test.ts',
  },
];
