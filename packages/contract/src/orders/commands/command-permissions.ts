import type { ErrorCode } from '../../kit/errors.ts';
import { type Appointment, visitStart } from '../../schedule/booking-time-rules.ts';
import type { OrderStatus } from '../status.ts';
import type { CommandKind, CommandRole } from './command.ts';

/**
 * `yes`: allowed. `ask`: the screen asks first. `ask-early`: the screen asks first until the
 * planned start. `never`: not offered, because the same request is another command in this status
 * (see `determineUpdateKind`). Other values are error codes.
 */
export type CommandPermission =
  | 'yes'
  | 'ask'
  | 'ask-early'
  | 'never'
  | Extract<ErrorCode, 'FORBIDDEN' | 'NOT_CHANGEABLE' | 'PRESS_REFUSED'>;

type ByStatus = Record<OrderStatus, CommandPermission>;

const inEveryStatus = (permission: CommandPermission): ByStatus => ({
  pending: permission,
  confirmed: permission,
  in_progress: permission,
  completed: permission,
  cancelled: permission,
});

const forbidden = inEveryStatus('FORBIDDEN');
const nobody = { customer: forbidden, beautician: forbidden, desk: forbidden, system: forbidden };
const deskOnly = (desk: ByStatus) => ({ ...nobody, desk });
const beauticianOnly = (beautician: ByStatus) => ({ ...nobody, beautician });

const untilStart = (refusal: CommandPermission): ByStatus => ({
  pending: 'yes',
  confirmed: 'yes',
  in_progress: refusal,
  completed: refusal,
  cancelled: refusal,
});
const whileOpen = (refusal: CommandPermission): ByStatus => ({
  ...untilStart(refusal),
  in_progress: 'yes',
});

const onceBegun: ByStatus = {
  ...inEveryStatus('PRESS_REFUSED'),
  in_progress: 'yes',
  completed: 'yes',
};

/** Only cancelled orders have fees of their own. */
const onceCancelled: ByStatus = { ...inEveryStatus('NOT_CHANGEABLE'), cancelled: 'yes' };

/** Staff cannot send `in_progress`, so every update of a started visit changes its status. */
const unlessStarted: ByStatus = { ...inEveryStatus('yes'), in_progress: 'never' };

export const commandPermissions: Record<CommandKind, Record<CommandRole, ByStatus>> = {
  confirm: deskOnly({
    pending: 'yes',
    confirmed: 'never',
    in_progress: 'ask',
    completed: 'never',
    cancelled: 'never',
  }),
  unconfirm: deskOnly({
    pending: 'never',
    confirmed: 'yes',
    in_progress: 'ask',
    completed: 'never',
    cancelled: 'never',
  }),
  reopen: deskOnly({
    pending: 'never',
    confirmed: 'never',
    in_progress: 'never',
    completed: 'ask',
    cancelled: 'ask',
  }),
  complete: {
    ...nobody,
    beautician: {
      pending: 'PRESS_REFUSED',
      confirmed: 'PRESS_REFUSED',
      in_progress: 'ask-early',
      completed: 'PRESS_REFUSED',
      cancelled: 'PRESS_REFUSED',
    },
    desk: {
      pending: 'ask-early',
      confirmed: 'ask-early',
      in_progress: 'ask-early',
      completed: 'never',
      cancelled: 'ask',
    },
  },
  cancel: {
    ...nobody,
    customer: untilStart('NOT_CHANGEABLE'),
    desk: {
      pending: 'ask',
      confirmed: 'ask',
      in_progress: 'ask',
      completed: 'ask',
      cancelled: 'never',
    },
  },
  'mark-no-show': deskOnly({
    pending: 'ask-early',
    confirmed: 'ask-early',
    in_progress: 'ask',
    completed: 'ask',
    cancelled: 'never',
  }),
  'correct-cancellation': deskOnly({ ...inEveryStatus('never'), cancelled: 'yes' }),
  assign: deskOnly(unlessStarted),
  unassign: deskOnly(unlessStarted),
  announce: deskOnly(unlessStarted),
  move: {
    ...nobody,
    customer: untilStart('NOT_CHANGEABLE'),
    desk: untilStart('NOT_CHANGEABLE'),
  },
  'correct-address': {
    ...nobody,
    customer: untilStart('NOT_CHANGEABLE'),
    desk: untilStart('NOT_CHANGEABLE'),
  },
  'change-services': {
    ...nobody,
    beautician: whileOpen('PRESS_REFUSED'),
    desk: whileOpen('NOT_CHANGEABLE'),
  },
  'on-the-way': beauticianOnly(untilStart('PRESS_REFUSED')),
  arrived: beauticianOnly(untilStart('PRESS_REFUSED')),
  start: {
    ...nobody,
    beautician: untilStart('PRESS_REFUSED'),
    desk: untilStart('PRESS_REFUSED'),
  },
  'running-late': beauticianOnly(untilStart('PRESS_REFUSED')),
  decline: beauticianOnly(untilStart('PRESS_REFUSED')),
  'take-payment': { ...nobody, beautician: onceBegun, desk: inEveryStatus('yes') },
  'leave-unpaid': beauticianOnly(onceBegun),
  refund: deskOnly(inEveryStatus('yes')),
  'reverse-entry': deskOnly(inEveryStatus('yes')),
  'submit-reference': { ...nobody, customer: inEveryStatus('yes') },
  'verify-payment': deskOnly(inEveryStatus('yes')),
  'reject-payment': deskOnly(inEveryStatus('yes')),
  'waive-fee': deskOnly(onceCancelled),
  'move-fee': deskOnly(onceCancelled),
  'waive-advance': deskOnly(untilStart('NOT_CHANGEABLE')),
  release: { ...nobody, system: { ...inEveryStatus('NOT_CHANGEABLE'), pending: 'yes' } },
  'add-discount': deskOnly({ ...inEveryStatus('yes'), cancelled: 'NOT_CHANGEABLE' }),
  'remove-discount': deskOnly(inEveryStatus('yes')),
  'set-business-customer': deskOnly(inEveryStatus('yes')),
};

export const isCommandOffered = (
  { status }: { status: OrderStatus },
  kind: CommandKind,
  role: CommandRole,
): boolean => ['yes', 'ask', 'ask-early'].includes(commandPermissions[kind][role][status]);

export const needsConfirmation = (
  order: { status: OrderStatus } & Appointment,
  kind: CommandKind,
  role: CommandRole,
  now: Date,
): boolean => {
  const permission = commandPermissions[kind][role][order.status];
  return permission === 'ask' || (permission === 'ask-early' && now < visitStart(order));
};
