import type { Address } from '../../accounts/addresses/address.ts';
import type { PaymentMethod } from '../../payment-settings/payment-methods.ts';
import type { Appointment } from '../../schedule/booking-time-rules.ts';
import type { ConflictKind } from '../../schedule/plan/conflicts.ts';
import type { CancelReason } from '../cancellation.ts';
import type { DiscountTerms } from '../discounts/schema.ts';
import type { BusinessCustomer } from '../documents/business-customer.ts';
import type { FeeKind } from '../fee.ts';
import type { UpdateMessageKind } from '../history-kind.ts';
import type { UnpaidReason } from '../payments/ledger.ts';
import type { Recipient } from '../recipient.ts';
import type { AdminStatus } from '../status.ts';
import type { VisitAction } from '../work/visit-actions.ts';

export type AssignmentRequest = {
  /** Absent: unchanged. Null: unassign. */
  beautician?: string | null | undefined;
  /** The name is a freelancer’s, even if it resembles a beautician’s. */
  freelancer?: boolean | undefined;
  acknowledged?: readonly ConflictKind[] | undefined;
};

/** Updates by staff, each with a message to the customer. */
export const updateKinds = [
  'confirm',
  'unconfirm',
  'complete',
  'reopen',
  'cancel',
  'mark-no-show',
  'correct-cancellation',
  'assign',
  'unassign',
  'announce',
] as const;
export type UpdateKind = (typeof updateKinds)[number];

/** Distributes over the union, so that TypeScript can narrow by `kind`. */
type EachKind<Kind extends string, Values> = Kind extends string ? { kind: Kind } & Values : never;

export type DeskUpdate = AssignmentRequest & {
  by: 'desk';
  to: AdminStatus;
  announcement: UpdateMessageKind;
  reason?: CancelReason | undefined;
  note?: string | undefined;
  waiveFee?: boolean | undefined;
  /** The visit goes ahead without its advance. */
  waiveAdvance?: boolean | undefined;
  /** The confirmations that the screen asked for, for the audit log. */
  asked?: readonly string[] | undefined;
};
export type UpdateCommand = EachKind<UpdateKind, DeskUpdate>;

type CancelCommand = {
  kind: 'cancel';
  by: 'customer';
  reason: CancelReason;
  note: string;
  fee: number;
};

type MoveCommand =
  | { kind: 'move'; by: 'customer'; to: Appointment }
  | ({ kind: 'move'; by: 'desk'; to: Appointment } & AssignmentRequest);

type Correction = {
  address: Address;
  /** Null: the customer. */
  recipient: Recipient | null;
  visitingCharge: number;
};
type CorrectCommand =
  | { kind: 'correct-address'; by: 'customer'; to: Correction }
  | ({ kind: 'correct-address'; by: 'desk'; to: Correction } & AssignmentRequest);

export type ServiceQuantity = { serviceId: string; quantity: number };
type ServicesCommand =
  | ({
      kind: 'change-services';
      by: 'desk';
      services: readonly ServiceQuantity[];
    } & AssignmentRequest)
  /** Only the added services. */
  | {
      kind: 'change-services';
      by: 'beautician';
      pressedAt: Date;
      services: readonly ServiceQuantity[];
    };

/** `pressedAt` can be much earlier than the request, after a lost connection. */
type VisitActionCommand =
  | EachKind<'on-the-way' | 'arrived' | 'complete', { by: 'beautician'; pressedAt: Date }>
  | { kind: 'start'; by: 'beautician'; pressedAt: Date; code: string | undefined }
  | { kind: 'start'; by: 'desk' }
  | { kind: 'running-late'; by: 'beautician'; pressedAt: Date; minutes: number }
  | { kind: 'decline'; by: 'beautician'; pressedAt: Date; reason: string };

type Payment = {
  /** In paise, without the tip. */
  amount: number;
  tip: number;
  method: PaymentMethod;
  reference?: string | undefined;
};
type PaymentCommand =
  | ({ kind: 'take-payment'; by: 'beautician'; pressedAt: Date } & Payment)
  | ({ kind: 'take-payment'; by: 'desk'; acceptsOverpayment?: boolean | undefined } & Payment)
  | { kind: 'leave-unpaid'; by: 'beautician'; pressedAt: Date; reason: UnpaidReason }
  | { kind: 'refund'; by: 'desk'; amount: number; method: PaymentMethod; reason: string }
  | { kind: 'reverse-entry'; by: 'desk'; entry: number; reason: string }
  | { kind: 'submit-reference'; by: 'customer'; reference: string }
  | {
      kind: 'verify-payment';
      by: 'desk';
      reference: string;
      amount: number;
      acceptsOverpayment?: boolean | undefined;
    }
  | { kind: 'reject-payment'; by: 'desk'; reference: string }
  | { kind: 'waive-fee'; by: 'desk'; fee: FeeKind; reason: string }
  | { kind: 'move-fee'; by: 'desk'; fee: FeeKind }
  | { kind: 'waive-advance'; by: 'desk'; reason: string }
  /** The advance was not paid in time. */
  | { kind: 'release'; by: 'system' }
  | { kind: 'add-discount'; by: 'desk'; terms: DiscountTerms; reason: string }
  | { kind: 'remove-discount'; by: 'desk'; discount: number }
  /** Null: not a business customer. */
  | { kind: 'set-business-customer'; by: 'desk'; businessCustomer: BusinessCustomer | null };

export type OrderCommand =
  | UpdateCommand
  | CancelCommand
  | MoveCommand
  | CorrectCommand
  | ServicesCommand
  | VisitActionCommand
  | PaymentCommand;
export type CommandKind = OrderCommand['kind'];
export type CommandRole = OrderCommand['by'];

export const commandOfVisitAction = {
  'on-the-way': 'on-the-way',
  arrived: 'arrived',
  start: 'start',
  done: 'complete',
} as const satisfies Record<VisitAction, CommandKind>;
