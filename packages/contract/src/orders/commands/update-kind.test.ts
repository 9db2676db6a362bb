import { expect, test } from 'vitest';
import { salonCancelReasons } from '../cancellation.ts';
import { adminStatuses, isCancelled, type OrderStatus, orderStatuses } from '../status.ts';
import { type UpdateKind, updateKinds } from './command.ts';
import { commandPermissions } from './command-permissions.ts';
import { determineUpdateKind } from './update-kind.ts';

type Sent = Parameters<typeof determineUpdateKind>[1];

test.each<[OrderStatus, Sent, UpdateKind]>([
  ['pending', { status: 'confirmed' }, 'confirm'],
  ['in_progress', { status: 'confirmed' }, 'confirm'],
  ['confirmed', { status: 'pending' }, 'unconfirm'],
  ['cancelled', { status: 'confirmed' }, 'reopen'],
  ['completed', { status: 'pending' }, 'reopen'],
  ['confirmed', { status: 'completed' }, 'complete'],
  ['cancelled', { status: 'completed' }, 'complete'],
  ['confirmed', { status: 'cancelled' }, 'cancel'],
  ['confirmed', { status: 'cancelled', reason: 'salon_cannot' }, 'cancel'],
  ['confirmed', { status: 'cancelled', reason: 'no_show' }, 'mark-no-show'],
  ['cancelled', { status: 'cancelled', reason: 'no_show' }, 'correct-cancellation'],
  ['cancelled', { status: 'cancelled' }, 'announce'],
  ['cancelled', { status: 'cancelled', beautician: 'Usha' }, 'assign'],
  ['confirmed', { status: 'confirmed', beautician: '' }, 'announce'],
  ['confirmed', { status: 'confirmed', beautician: 'None' }, 'unassign'],
  ['confirmed', { status: 'confirmed', beautician: 'Usha' }, 'assign'],
])('%s, %o: %s', (status, sent, kind) => {
  expect(determineUpdateKind({ status }, sent)).toBe(kind);
});

const everySent: Sent[] = adminStatuses.flatMap((status) =>
  ['', 'none', 'Usha'].flatMap((beautician) =>
    (isCancelled(status) ? [undefined, ...salonCancelReasons] : [undefined]).map((reason) => ({
      ...{ status, beautician },
      ...(reason && { reason }),
    })),
  ),
);

test.each(orderStatuses)('%s: updates give exactly the commands of the table', (status) => {
  const sent = new Set(everySent.map((update) => determineUpdateKind({ status }, update)));
  expect([...sent].toSorted()).toEqual(
    updateKinds.filter((kind) => commandPermissions[kind].desk[status] !== 'never').toSorted(),
  );
});
