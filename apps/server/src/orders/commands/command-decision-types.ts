import type { AuditAction } from '@haldi/contract/audit/audit-actions';
import type { AuditChange } from '@haldi/contract/audit/schema';
import type { MessageChanges } from '@haldi/contract/messages/message-changes';
import type { StoredMessage } from '@haldi/contract/messages/plan-beautician-messages';
import type { ActiveBooking } from '@haldi/contract/orders/booking-limits';
import type { AlertKind } from '@haldi/contract/orders/desk/alerts/schema';
import type { DiscountTerms } from '@haldi/contract/orders/discounts/schema';
import type { Fee, FeeKind } from '@haldi/contract/orders/fee';
import type { HistoryEvent } from '@haldi/contract/orders/history';
import type { UnverifiedPayment } from '@haldi/contract/orders/payments/ledger';
import type { OrderStatus } from '@haldi/contract/orders/status';
import type { VisitAction } from '@haldi/contract/orders/work/visit-actions';
import type { PaymentSettings } from '@haldi/contract/payment-settings/desk/schema';
import type { Beautician } from '@haldi/contract/roster/schema';
import type { Reassignment } from '@haldi/contract/schedule/plan/planner';
import type { SalonNotification } from '../../messages/service.ts';
import type { AppError } from '../../platform/http/app-error.ts';
import type { Identity } from '../../platform/http/identity.ts';
import type { PlanningRules } from '../../settings/service.ts';
import type { readCouponUsedMeanwhile } from '../coupons/service.ts';
import type { DiscountRow } from '../discounts/store.ts';
import type { LedgerRow } from '../payments/to-ledger-entry.ts';
import type { PlannedDay, VisitPlan, VisitWithSkills } from '../plan/service.ts';
import type { OrderRow, VisitRow } from '../tables.ts';
import type { ProgressChanges, ProgressRow } from '../work/store.ts';
import type { MenuService, OrderLine } from './load-command-context-store.ts';

export type OrderState = {
  order: OrderRow;
  visit: VisitWithSkills;
  progress: ProgressRow | undefined;
  lines: readonly OrderLine[];
};

/** Everything else that the decision depends on. Parts that a command does not need are empty. */
export type Context = {
  now: Date;
  /** Null: the customer, with or without an account. */
  by: Identity | null;
  attempt: string;
  rules: PlanningRules;
  /**
   * The plan of each day that the command touches, without beauticians excluded by the customer.
   */
  days: ReadonlyMap<string, PlannedDay>;
  roster: readonly Beautician[];
  skillNames: ReadonlyMap<string, string>;
  otherBookings: readonly ActiveBooking[];
  menu: ReadonlyMap<string, MenuService>;
  /** Null: start codes are off. */
  startCode: string | null;
  messages: readonly StoredMessage[];
  /** Null: the command moves no money, and no advance was agreed. */
  billing: Billing | null;
  /** The coupon of a cancelled order, if it has no use left for it. */
  couponUsedMeanwhile: Awaited<ReturnType<typeof readCouponUsedMeanwhile>>;
};

/** `movedTo`: the order that the fee was added to, and what is due there, in paise. */
export type OwnFee = Fee & { movedTo: { status: OrderStatus; due: number } | null };

/** The money of the order and of its customer, as far as the command needs it. */
export type Billing = {
  settings: PaymentSettings;
  /** Effective entries. */
  entries: readonly LedgerRow[];
  /** Due here, also those moved from other orders. */
  fees: readonly Fee[];
  /** Of this order, not waived, even if moved. */
  ownFees: readonly OwnFee[];
  discounts: readonly DiscountRow[];
  unverified: UnverifiedPayment | null;
  /** Where the reference of the command is used. */
  referenceUse: { orderId: string; orderNumber: number; entryId: number | null } | null;
  nextVisit: { id: string; orderNumber: number } | null;
};

export type NewEntry = Pick<LedgerRow, 'kind' | 'method' | 'amount' | 'takenAt' | 'beauticianId'> &
  Partial<Pick<LedgerRow, 'discount' | 'reverses' | 'reference' | 'reason' | 'cashDay'>>;

export type PaymentChanges = {
  entries?: readonly NewEntry[];
  /** The first new entry uses it. */
  usedReference?: string;
  submittedReference?: { reference: string; amount: number };
  rejectedReference?: string;
  fee?: { kind: FeeKind } & ({ reason: string } | { movedTo: string });
  newDiscount?: DiscountTerms & { reason: string };
  /** Its id. */
  removedDiscount?: number;
};

export type OrderChanges = Partial<Omit<OrderRow, 'id' | 'version'>>;
export type VisitChanges = Partial<Pick<VisitRow, 'beauticianId' | 'accepted' | 'needsChange'>>;
export type AlertToRaise = { kind: AlertKind; reason?: string };

export type Change = {
  order: OrderChanges;
  event: HistoryEvent;
  visit?: VisitChanges | undefined;
  /** Planned visits of other orders that are reassigned to make room. */
  reassignments?: readonly Reassignment[] | undefined;
  /** Absent: derived from the changes of the order. */
  progress?: ProgressChanges;
  lines?: readonly OrderLine[];
  fees?: readonly Fee[];
  press?: VisitAction;
  lateMinutes?: number;
  audit?: { act: AuditAction; changes: readonly AuditChange[] };
  raisedAlert?: AlertToRaise;
  resolvedAlert?: AlertKind;
  isDeclined?: boolean;
  ledger?: PaymentChanges;
};

/** A change with all its consequences, ready to be saved. */
export type Outcome = Omit<Change, 'reassignments' | 'press' | 'lateMinutes'> & {
  reassignments: readonly VisitPlan[];
  /** After a move, beauticians who declined can be assigned again. */
  clearsDeclined: boolean;
  toCustomer: MessageChanges;
  toBeauticians: MessageChanges;
  toSalon?: SalonNotification;
};

export type Refusal = {
  refusal: AppError;
  /** Saved although the command is refused: wrong start codes are counted. */
  wrongCode?: { progress: ProgressChanges; raisedAlert?: AlertToRaise };
};

export type Decision = Outcome | Refusal;
