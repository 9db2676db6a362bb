import { parseTimeOfDay } from '@haldi/contract/kit/time-of-day';
import type { AddressCorrection } from '@haldi/contract/orders/address-correction';
import type { CancelRequest } from '@haldi/contract/orders/cancel-request';
import { commandOfVisitAction } from '@haldi/contract/orders/commands/command';
import type {
  ServicesChange,
  StaffAddressCorrection,
  StaffMoveRequest,
  StaffStartRequest,
} from '@haldi/contract/orders/desk/changing/schema';
import type { OrderUpdate } from '@haldi/contract/orders/desk/order-update';
import type { MoveRequest } from '@haldi/contract/orders/move-request';
import { fromOrderAddress } from '@haldi/contract/orders/order-address';
import type { Order } from '@haldi/contract/orders/schema';
import type {
  AddServicesRequest,
  DeclineRequest,
  LeftUnpaidRequest,
  RunningLateRequest,
  VisitActionRequest,
  WorkPaymentRequest,
} from '@haldi/contract/orders/work/schema';
import type { Identity } from '../../platform/http/identity.ts';
import type { OrdersContext } from '../service.ts';
import { parseRequestedAssignment, toUpdateCommand } from './decide-update-by-desk.ts';
import { runOrderCommand } from './run-order-command.ts';

type Body = { version?: number | undefined; attempt?: string | undefined };

const senderOf = (by: Identity | null, { version, attempt }: Body) => ({ by, version, attempt });

const appointmentOf = ({ appointmentDate, appointmentSlot }: MoveRequest | StaffMoveRequest) => ({
  day: appointmentDate,
  startMinute: parseTimeOfDay(appointmentSlot),
});

export const moveByCustomer = (orders: OrdersContext, id: string, body: MoveRequest) =>
  runOrderCommand(orders, id, senderOf(null, body), () => ({
    kind: 'move',
    by: 'customer',
    to: appointmentOf(body),
  }));

export const cancelByCustomer = (orders: OrdersContext, id: string, body: CancelRequest) =>
  runOrderCommand(orders, id, senderOf(null, body), () => ({
    kind: 'cancel',
    by: 'customer',
    reason: body.reason,
    note: body.note ?? '',
    fee: body.fee,
  }));

export const updateByDesk = (
  orders: OrdersContext,
  by: Identity,
  id: string,
  body: OrderUpdate,
): Promise<Order> =>
  runOrderCommand(orders, id, senderOf(by, body), (order) => toUpdateCommand(order, body));

export const moveByDesk = (
  orders: OrdersContext,
  by: Identity,
  id: string,
  body: StaffMoveRequest,
): Promise<Order> =>
  runOrderCommand(orders, id, senderOf(by, body), () => ({
    kind: 'move',
    by: 'desk',
    to: appointmentOf(body),
    beautician: parseRequestedAssignment(body),
    acknowledged: body.acknowledged,
  }));

const correctionOf = ({
  address,
  recipient,
  visitingCharge,
}: AddressCorrection | StaffAddressCorrection) => ({
  address: fromOrderAddress(address),
  recipient,
  visitingCharge,
});

export const correctAddressByCustomer = (
  orders: OrdersContext,
  id: string,
  body: AddressCorrection,
): Promise<Order> =>
  runOrderCommand(orders, id, senderOf(null, body), () => ({
    kind: 'correct-address',
    by: 'customer',
    to: correctionOf(body),
  }));

export const correctAddressByDesk = (
  orders: OrdersContext,
  by: Identity,
  id: string,
  body: StaffAddressCorrection,
): Promise<Order> =>
  runOrderCommand(orders, id, senderOf(by, body), () => ({
    kind: 'correct-address',
    by: 'desk',
    to: correctionOf(body),
    beautician: parseRequestedAssignment(body),
    acknowledged: body.acknowledged,
  }));

export const changeOrderServices = (
  orders: OrdersContext,
  by: Identity,
  id: string,
  body: ServicesChange,
): Promise<Order> =>
  runOrderCommand(orders, id, senderOf(by, body), () => ({
    kind: 'change-services',
    by: 'desk',
    services: body.services,
    beautician: parseRequestedAssignment(body),
    acknowledged: body.acknowledged,
  }));

export const startByDesk = (
  orders: OrdersContext,
  by: Identity,
  id: string,
  body: StaffStartRequest,
): Promise<Order> =>
  runOrderCommand(orders, id, senderOf(by, body), () => ({ kind: 'start', by: 'desk' }));

export const performVisitAction = (
  orders: OrdersContext,
  by: Identity,
  id: string,
  body: VisitActionRequest,
): Promise<Order> => {
  const kind = commandOfVisitAction[body.press];
  const sent = { by: 'beautician', pressedAt: new Date(body.pressedAt) } as const;
  return runOrderCommand(orders, id, senderOf(by, body), () =>
    kind === 'start' ? { kind, ...sent, code: body.code } : { kind, ...sent },
  );
};

export const reportRunningLate = (
  orders: OrdersContext,
  by: Identity,
  id: string,
  body: RunningLateRequest,
): Promise<Order> =>
  runOrderCommand(orders, id, senderOf(by, body), () => ({
    kind: 'running-late',
    by: 'beautician',
    pressedAt: new Date(body.pressedAt),
    minutes: body.minutes,
  }));

export const declineVisit = (
  orders: OrdersContext,
  by: Identity,
  id: string,
  body: DeclineRequest,
): Promise<Order> =>
  runOrderCommand(orders, id, senderOf(by, body), () => ({
    kind: 'decline',
    by: 'beautician',
    pressedAt: new Date(body.pressedAt),
    reason: body.reason,
  }));

export const addServicesToVisit = (
  orders: OrdersContext,
  by: Identity,
  id: string,
  body: AddServicesRequest,
): Promise<Order> =>
  runOrderCommand(orders, id, senderOf(by, body), () => ({
    kind: 'change-services',
    by: 'beautician',
    pressedAt: new Date(body.pressedAt),
    services: body.services,
  }));

export const takePayment = (
  orders: OrdersContext,
  by: Identity,
  id: string,
  { attempt, pressedAt, ...payment }: WorkPaymentRequest,
): Promise<Order> =>
  runOrderCommand(orders, id, { by, attempt }, () => ({
    kind: 'take-payment',
    by: 'beautician',
    pressedAt: new Date(pressedAt),
    ...payment,
  }));

export const recordUnpaidReason = (
  orders: OrdersContext,
  by: Identity,
  id: string,
  { attempt, pressedAt, reason }: LeftUnpaidRequest,
): Promise<Order> =>
  runOrderCommand(orders, id, { by, attempt }, () => ({
    kind: 'leave-unpaid',
    by: 'beautician',
    pressedAt: new Date(pressedAt),
    reason,
  }));
