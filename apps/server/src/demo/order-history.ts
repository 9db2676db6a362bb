import { cancelledMessage, type OrderMessage } from '@haldi/contract/orders/desk/messages';
import { placedMessage } from '@haldi/contract/orders/placed-message';
import type { AdminStatus } from '@haldi/contract/orders/status';
import type { Random } from './random.ts';

export type DemoStatus = AdminStatus;
export type DemoEntry = {
  status: DemoStatus;
  message: string;
  at: Date;
  beautician: string | undefined;
};
/** Oldest first. */
export type DemoHistory = DemoEntry[];

type Course = {
  status: DemoStatus;
  beautician: string | undefined;
  createdAt: Date;
  starts: Date;
  ends: Date;
  now: Date;
};

const minute = 60_000;

/** How an order came to where it is; nothing in it lies in the future or before what it follows. */
export const historyOf = (course: Course, random: Random): DemoHistory => {
  const { status, beautician, createdAt, starts, ends, now } = course;
  const history: DemoHistory = [
    { status: 'pending', message: placedMessage, at: createdAt, beautician: undefined },
  ];
  let last = createdAt.getTime();
  const add = (to: DemoStatus, message: OrderMessage, at: number, who?: string): void => {
    last = Math.max(last, Math.min(at, now.getTime()));
    history.push({ status: to, message, at: new Date(last), beautician: who });
  };
  if (status === 'pending') return history;
  if (status === 'cancelled') {
    add('cancelled', cancelledMessage, createdAt.getTime() + random.int(20, 70) * minute);
    return history;
  }
  const confirmedAt = createdAt.getTime() + random.int(5, 80) * minute;
  add('confirmed', 'Your appointment is confirmed. See you soon!', confirmedAt);
  const assignedAt = confirmedAt + random.int(3, 30) * minute;
  add('confirmed', 'A beautician has been assigned to your appointment.', assignedAt, beautician);
  const leaves = starts.getTime() - random.int(20, 40) * minute;
  if (leaves < now.getTime()) {
    add('confirmed', 'Your beautician is on the way.', leaves, beautician);
  }
  if (status === 'completed') {
    const message = 'Your service is complete. Thank you for choosing us!';
    add('completed', message, ends.getTime() + random.int(0, 10) * minute, beautician);
  }
  return history;
};
