import { expect, test } from 'vitest';
import type { OrderStatus } from '../status.ts';
import type { UpdateKind } from './command.ts';
import { updateKind } from './update-kind.ts';

type Sent = Parameters<typeof updateKind>[1];

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
  ['confirmed', { status: 'confirmed', beautician: '' }, 'announce'],
  ['confirmed', { status: 'confirmed', beautician: 'None' }, 'unassign'],
  ['confirmed', { status: 'confirmed', beautician: 'Usha' }, 'assign'],
])('%s, %o: %s', (status, sent, kind) => {
  expect(updateKind({ status }, sent)).toBe(kind);
});
