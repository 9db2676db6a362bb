import type { HistoryEvent } from '@haldi/contract/orders/history';
import type { UpdateMessageKind } from '@haldi/contract/orders/history-kind';
import type { AdminStatus } from '@haldi/contract/orders/status';
import type { Random } from './seeded-random.ts';

export type DemoStatus = AdminStatus;
export type DemoEntry = {
  status: DemoStatus;
  event: HistoryEvent;
  at: Date;
  beautician: string | undefined;
};
/** Oldest first. */
export type DemoHistory = DemoEntry[];

type OrderCourse = {
  status: DemoStatus;
  beautician: string | undefined;
  createdAt: Date;
  starts: Date;
  ends: Date;
  now: Date;
};

const minute = 60_000;

export const createDemoOrderHistory = (course: OrderCourse, random: Random): DemoHistory => {
  const { status, beautician, createdAt, starts, ends, now } = course;
  const history: DemoHistory = [
    { status: 'pending', event: { kind: 'placed' }, at: createdAt, beautician: undefined },
  ];
  let last = createdAt.getTime();
  const add = (to: DemoStatus, kind: UpdateMessageKind, at: number, who?: string): void => {
    last = Math.max(last, Math.min(at, now.getTime()));
    history.push({ status: to, event: { kind }, at: new Date(last), beautician: who });
  };
  if (status === 'pending') return history;
  if (status === 'cancelled') {
    add('cancelled', 'cancelled', createdAt.getTime() + random.int(20, 70) * minute);
    return history;
  }
  const confirmedAt = createdAt.getTime() + random.int(5, 80) * minute;
  add('confirmed', 'confirmed', confirmedAt);
  const assignedAt = confirmedAt + random.int(3, 30) * minute;
  add('confirmed', 'assigned', assignedAt, beautician);
  const leavesAt = starts.getTime() - random.int(20, 40) * minute;
  if (leavesAt < now.getTime()) {
    add('confirmed', 'on-the-way', leavesAt, beautician);
  }
  if (status === 'completed') {
    add('completed', 'completed', ends.getTime() + random.int(0, 10) * minute, beautician);
  }
  return history;
};
