import type { OrderStatus } from '../orders/status.ts';
import type { MessageKind } from './message-kinds.ts';
import type { MessageState } from './message-states.ts';
import type { ReminderVisitTime } from './reminders.ts';

export type VisitSnapshot = ReminderVisitTime & {
  status: OrderStatus;
  /** Null: unassigned. */
  beautician: string | null;
  /** Somebody other than the customer is visited and has a phone number of their own. */
  hasRecipientPhone?: boolean;
};

export type OutboxMessage = {
  id: string;
  kind: MessageKind;
  /** Messages are unique by kind and occasion. */
  occasion: string;
  state: MessageState;
  /** The beautician named in the message. */
  beautician: string | null;
};

export type VisitEvent = {
  at: Date;
  /** Tapped by the beautician, or by staff for them. */
  press?: 'on-the-way' | 'arrived' | 'start' | 'done' | undefined;
  lateMinutes?: number | undefined;
  servicesChanged?: boolean | undefined;
  /** The order waits for its advance; `isNew`: it did not before. */
  advance?: { until: Date; isNew: boolean } | undefined;
  /** The advance was not paid in time. */
  isReleased?: boolean | undefined;
};
