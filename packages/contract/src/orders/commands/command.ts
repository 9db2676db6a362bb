import type { Address } from '../../accounts/addresses/address.ts';
import type { ConflictKind } from '../../schedule/plan/conflicts.ts';
import type { Appointment } from '../../schedule/slots.ts';
import type { CancelReason } from '../cancellation.ts';
import type { UpdateMessageKind } from '../history-kind.ts';
import type { Recipient } from '../recipient.ts';
import type { AdminStatus } from '../status.ts';
import type { VisitAction } from '../work/visit-actions.ts';

/** What staff say about who comes to a visit. */
export type AssignmentRequest = {
  /** Absent: unchanged. Null: the plan chooses. */
  beautician?: string | null | undefined;
  /** The name is that of a freelancer, even if it resembles one on the roster. */
  freelancer?: boolean | undefined;
  /** The conflicts that staff have seen and accepted. */
  despite?: readonly ConflictKind[] | undefined;
};

/** Changes of the status, the beautician or neither by staff, each with a message to the customer. */
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

/** One type for each kind, so that each can be told apart. */
type Each<Kind extends string, Values> = Kind extends string ? { kind: Kind } & Values : never;

export type DeskUpdate = AssignmentRequest & {
  by: 'desk';
  to: AdminStatus;
  announcement: UpdateMessageKind;
  reason?: CancelReason | undefined;
  note?: string | undefined;
  waiveFee?: boolean | undefined;
  /** The questions that the screen asked before it sent this. */
  asked?: readonly string[] | undefined;
};
export type UpdateCommand = Each<UpdateKind, DeskUpdate>;

type CancelCommand = {
  kind: 'cancel';
  by: 'customer';
  reason: CancelReason;
  note: string;
  /** The fee that the customer was shown. */
  fee: number;
};

type MoveCommand =
  | { kind: 'move'; by: 'customer'; to: Appointment }
  | ({ kind: 'move'; by: 'desk'; to: Appointment } & AssignmentRequest);

type Correction = {
  address: Address;
  /** Null: the beautician comes to the customer. */
  visited: Recipient | null;
  /** What coming there costs, as it was shown. */
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
  /** What the beautician adds to the services that are booked. */
  | {
      kind: 'change-services';
      by: 'beautician';
      pressedAt: Date;
      services: readonly ServiceQuantity[];
    };

/** Buttons of the beautician's app; the phone may send them much later. */
type VisitActionCommand =
  | Each<'on-the-way' | 'arrived' | 'complete', { by: 'beautician'; pressedAt: Date }>
  | { kind: 'start'; by: 'beautician'; pressedAt: Date; code: string | undefined }
  | { kind: 'start'; by: 'desk' }
  | { kind: 'running-late'; by: 'beautician'; pressedAt: Date; minutes: number }
  | { kind: 'decline'; by: 'beautician'; pressedAt: Date; reason: string };

/** Everything that can be done to an order after it is placed. */
export type OrderCommand =
  | UpdateCommand
  | CancelCommand
  | MoveCommand
  | CorrectCommand
  | ServicesCommand
  | VisitActionCommand;
export type CommandKind = OrderCommand['kind'];
export type CommandRole = OrderCommand['by'];

export const commandOfVisitAction = {
  'on-the-way': 'on-the-way',
  arrived: 'arrived',
  start: 'start',
  done: 'complete',
} as const satisfies Record<VisitAction, CommandKind>;
