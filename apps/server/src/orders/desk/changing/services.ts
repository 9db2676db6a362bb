import type { ServicesChange } from '@haldi/contract/orders/desk/changing/schema';
import type { HistoryEvent } from '@haldi/contract/orders/history';
import type { Order } from '@haldi/contract/orders/schema';
import { isOpen, type OrderStatus } from '@haldi/contract/orders/status';
import {
  maxOrderTotal,
  orderTotal,
  quantityLimits,
  servicesTotal,
  visitMinutes,
} from '@haldi/contract/orders/total';
import { recordAct } from '../../../audit/service.ts';
import type { Db } from '../../../platform/database/database.ts';
import { AppError } from '../../../platform/http/app-error.ts';
import type { Identity } from '../../../platform/http/identity.ts';
import { isToBeDone, withLockedOrder } from '../../changing/locked-order.ts';
import { insertLines, type Line, listLines } from '../../changing/store.ts';
import { writeChange as writeOrderChange } from '../../changing/write-change.ts';
import * as errors from '../../errors.ts';
import { publishOrderEvent } from '../../events.ts';
import { settlingGone } from '../../gone-service.ts';
import { fillGaps, findVisit, updateVisit, writeMoves } from '../../plan/service.ts';
import { type Orders, readById } from '../../service.ts';
import type { OrderRow } from '../../tables.ts';
import { decideHands, despiteOf, type Hands, sendingOf } from '../assign.ts';
import { readDeciding } from '../update-order.ts';
import { listSellable, type Sellable } from './services-store.ts';

/** The same service twice is one line with both quantities. */
const quantitiesOf = ({ services }: ServicesChange): Map<string, number> => {
  const quantities = new Map<string, number>();
  for (const { serviceId, quantity } of services) {
    const sum = (quantities.get(serviceId) ?? 0) + quantity;
    if (sum > quantityLimits.max) throw errors.tooManyOf(quantityLimits.max);
    quantities.set(serviceId, sum);
  }
  return quantities;
};

/** What was sold stays as it was sold; what is added is sold as it is offered today. */
const newLines = (
  body: ServicesChange,
  row: OrderRow,
  sold: readonly Line[],
  offered: ReadonlyMap<string, Sellable>,
): Line[] => {
  const before = new Map(sold.map((line) => [line.serviceId, line]));
  const gone: { serviceId: string }[] = [];
  const lines = [...quantitiesOf(body)].flatMap(([serviceId, quantity], position): Line[] => {
    const line = before.get(serviceId);
    const service = offered.get(serviceId);
    const isSold = service && !service.hidden;
    if (!line && !isSold) {
      gone.push({ serviceId });
      return [];
    }
    const { name, price, duration, dataSet } = (line ?? service) as Line | Sellable;
    const revision = row.revision + 1;
    const described = { serviceId, name, price, duration, dataSet, quantity };
    return [{ orderId: row.id, revision, position, ...described }];
  });
  if (gone.length > 0) throw errors.cartMismatch({ prices: [], gone });
  if (servicesTotal(lines) > maxOrderTotal) {
    throw new AppError('INVALID_INPUT', 'That is more than one visit can hold.');
  }
  return lines;
};

const isSame = (lines: readonly Line[], sold: readonly Line[]): boolean =>
  lines.length === sold.length &&
  lines.every(({ serviceId, quantity }) =>
    sold.some((line) => line.serviceId === serviceId && line.quantity === quantity),
  );

/** What a visit needs; of a service that the catalogue has lost nobody knows any more, so all stays. */
const skillsOf = (
  lines: readonly Line[],
  standing: readonly number[],
  offered: ReadonlyMap<string, Sellable>,
): number[] => {
  const isAllKnown = lines.every(({ serviceId }) => offered.has(serviceId));
  const needed = lines.flatMap(({ serviceId }) => offered.get(serviceId)?.skillId ?? []);
  return [...new Set(isAllKnown ? needed : [...standing, ...needed])];
};

const inWords = (lines: readonly Line[]): string[] =>
  lines.map(({ name, quantity }) => `${name} x ${quantity}`);

type Act = { body: ServicesChange; admin: Identity; at: Date };
type Change = { sold: readonly Line[]; lines: Line[]; skills: number[]; hands: Hands };

const writeChange = async (
  tx: Db,
  row: OrderRow,
  { sold, lines, skills, hands }: Change,
  { body, admin, at }: Act,
): Promise<void> => {
  const { beautician, beauticianId, visit, moves = [], substitute } = hands;
  const total = orderTotal(lines, row.visitingCharge);
  const revision = row.revision + 1;
  const event: HistoryEvent = {
    kind: 'services-changed',
    totalBefore: row.total,
    total,
    ...(substitute && { substitute }),
  };
  await settlingGone(insertLines(tx, lines));
  await writeOrderChange(
    tx,
    row,
    {
      revision,
      servicesTotal: servicesTotal(lines),
      total,
      visitMinutes: visitMinutes(lines),
      beautician,
      beauticianId,
    },
    { event, adminId: admin.userId, attempt: body.attempt, revision, at },
  );
  await updateVisit(tx, row.id, { ...visit, skills });
  await writeMoves(tx, moves);
  await recordAct(tx, {
    by: admin,
    at,
    act: 'order-services-changed',
    subject: { id: row.id, name: `#${row.orderNumber}` },
    changes: [
      { field: 'services', before: inWords(sold), after: inWords(lines) },
      { field: 'total', before: row.total, after: total },
      ...despiteOf(visit),
    ],
  });
  await fillGaps(tx, row.appointmentDate, at);
};

/** Another revision of an order that is locked, checked by the plan where it needs more. */
export const changeLockedServices = async (
  tx: Db,
  row: OrderRow,
  { body, admin, at }: Act,
): Promise<void> => {
  const sold = await listLines(tx, row);
  const wanted = [...quantitiesOf(body).keys()];
  const offered = await listSellable(tx, wanted);
  const lines = newLines(body, row, sold, offered);
  if (isSame(lines, sold)) throw errors.sameServices();
  const standing = await findVisit(tx, row.id);
  if (!standing) throw new Error(`order ${row.id} has no visit`);
  const skills = skillsOf(lines, standing.skills, offered);
  const minutes = visitMinutes(lines);
  const needsMore =
    minutes > row.visitMinutes || skills.some((skill) => !standing.skills.includes(skill));
  const deciding = await readDeciding(tx, row, at);
  const visit = { ...deciding.visit, minutes, skills: skills.map(String) };
  const hands = await decideHands(tx, { ...deciding, visit }, sendingOf(row, body), needsMore);
  await writeChange(tx, row, { sold, lines, skills, hands }, { body, admin, at });
};

/** Staff change what is done at a visit. */
export const changeServices = async (
  { db, live, clock }: Orders,
  admin: Identity,
  id: string,
  body: ServicesChange,
): Promise<Order> => {
  const at = clock();
  const isNew = await withLockedOrder(db, id, {}, async (tx, row) => {
    if (!(await isToBeDone(tx, row, body))) return false;
    if (!isOpen(row.status as OrderStatus)) throw errors.notChangeable('CLOSED');
    await changeLockedServices(tx, row, { body, admin, at });
    return true;
  });
  const order = await readById(db, id);
  if (isNew) publishOrderEvent(live, 'order-updated', order);
  return order;
};
