import type { AuditAction } from '@haldi/contract/audit/audit-actions';
import type { AuditChange } from '@haldi/contract/audit/schema';
import type { MessageChanges, OutboxMessage } from '@haldi/contract/messages/plan-messages';
import type { ActiveBooking } from '@haldi/contract/orders/booking-limits';
import type { AlertKind } from '@haldi/contract/orders/desk/alerts/schema';
import type { Fee } from '@haldi/contract/orders/fee';
import type { HistoryEvent } from '@haldi/contract/orders/history';
import type { VisitAction } from '@haldi/contract/orders/work/visit-actions';
import type { Beautician } from '@haldi/contract/roster/schema';
import type { Reassignment } from '@haldi/contract/schedule/plan/planner';
import type { SalonNotification } from '../../messages/service.ts';
import type { AppError } from '../../platform/http/app-error.ts';
import type { Identity } from '../../platform/http/identity.ts';
import type { PlanningRules } from '../../settings/service.ts';
import type { ReadDay, VisitPlan, VisitWithSkills } from '../plan/service.ts';
import type { OrderRow, VisitRow } from '../tables.ts';
import type { ProgressChanges, ProgressRow } from '../work/store.ts';
import type { MenuService, OrderLine } from './read-store.ts';

/** An order with everything that a command can change. */
export type OrderState = {
  order: OrderRow;
  visit: VisitWithSkills;
  progress: ProgressRow | undefined;
  lines: readonly OrderLine[];
};

/** Everything else that a decision depends on. What a command does not need is empty. */
export type Context = {
  now: Date;
  /** Null: the customer, with or without an account. */
  by: Identity | null;
  attempt: string;
  rules: PlanningRules;
  /** The plan of each day that the command touches, as it is for the order's customer. */
  days: ReadonlyMap<string, ReadDay>;
  roster: readonly Beautician[];
  skillNames: ReadonlyMap<string, string>;
  /** The customer's other open orders. */
  otherBookings: readonly ActiveBooking[];
  menu: ReadonlyMap<string, MenuService>;
  /** What the customer reads out at the door; null: start codes are off. */
  startCode: string | null;
  messages: readonly OutboxMessage[];
};

export type OrderChanges = Partial<Omit<OrderRow, 'id' | 'version'>>;
export type VisitChanges = Partial<Pick<VisitRow, 'beauticianId' | 'accepted' | 'isUnfit'>>;
export type AlertToRaise = { kind: AlertKind; reason?: string };

/** What a command itself changes. */
export type Change = {
  order: OrderChanges;
  event: HistoryEvent;
  visit?: VisitChanges | undefined;
  /** Planned visits that other beauticians take over. */
  handovers?: readonly Reassignment[] | undefined;
  /** Absent: progress follows from what changes of the order. */
  progress?: ProgressChanges;
  lines?: readonly OrderLine[];
  /** Absent: the fees stay. */
  fees?: readonly Fee[];
  press?: VisitAction;
  lateMinutes?: number;
  audit?: { act: AuditAction; changes: readonly AuditChange[] };
  raises?: AlertToRaise;
  settles?: AlertKind;
  /** The beautician does not go to this visit. */
  isDeclined?: boolean;
};

/** The change with all that follows from it: what is saved. */
export type Outcome = Omit<Change, 'handovers' | 'press' | 'lateMinutes'> & {
  /** Visits of other orders that get another beautician, or fit again. */
  reassignments: readonly VisitPlan[];
  /** At another time, beauticians who declined may be able to go. */
  clearsDeclined: boolean;
  toCustomer: MessageChanges;
  toSalon?: SalonNotification;
};

export type Refusal = {
  refusal: AppError;
  /** What is saved although the command is refused: wrong start codes are counted. */
  wrongCode?: { progress: ProgressChanges; raises?: AlertToRaise };
};

export type Decision = Outcome | Refusal;
