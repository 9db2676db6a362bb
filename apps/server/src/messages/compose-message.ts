import { findAreaByPincode } from '@haldi/contract/areas/area-rules';
import type { Area } from '@haldi/contract/areas/desk/schema';
import { addDays, indiaDay } from '@haldi/contract/kit/dates';
import { isAdminRole } from '@haldi/contract/kit/role';
import {
  isForBeautician,
  isForRecipient,
  isForSalon,
  isWithdrawal,
} from '@haldi/contract/messages/message-kinds';
import { fillTemplate, type MessageValues } from '@haldi/contract/messages/message-templates';
import { messageTitle } from '@haldi/contract/messages/message-titles';
import { salonEmailDetails } from '@haldi/contract/messages/salon-email-details';
import {
  beauticianValues,
  templateValues,
  templateValuesForRecipient,
} from '@haldi/contract/messages/template-values';
import { orderLinkExpiresAt, orderLinkUrl } from '@haldi/contract/orders/order-link/schema';
import type { Order } from '@haldi/contract/orders/schema';
import { workVisitDaysAhead } from '@haldi/contract/orders/work/endpoints';
import { readAreas } from '../areas/service.ts';
import type { Db } from '../platform/database/database.ts';
import { readSalonSettings, type SalonSettings } from '../settings/service.ts';
import {
  type BeauticianRecipient,
  listBeauticianRecipients,
} from './beautician-recipients-store.ts';
import type { MessagesContext } from './context.ts';
import type { MessageRow } from './outbox/store.ts';
import { readTemplates, type Template } from './templates/service.ts';

export type ComposedMessage = {
  row: MessageRow;
  order: Order | undefined;
  /** Of a message to a beautician. */
  beautician: BeauticianRecipient | undefined;
  /** The visit is that of the beautician to whom the message goes. */
  isAssigned: boolean;
  /** Staff can send it, which they never do to themselves. */
  isManual: boolean;
  to: { name: string; phone: string };
  salonEmail: string;
  title: string;
  text: string;
  /** Below the text of an email. */
  emailDetails: string;
  path: string;
  template: Template;
  values: MessageValues;
};

/** Visits further ahead are not in My day yet. */
const workPath = ({ kind }: MessageRow, order: Order | undefined, now: Date): string =>
  order &&
  !isWithdrawal(kind) &&
  order.appointmentDate <= addDays(indiaDay(now), workVisitDaysAhead)
    ? `/work/${order._id}`
    : '/work';

const pathOf = (row: MessageRow, order: Order | undefined, now: Date): string => {
  const { kind } = row;
  if (isForBeautician(kind)) return workPath(row, order, now);
  if (kind === 'new-review') return '/admin/moderation';
  if (kind === 'new-complaint') return `/admin/complaints/${row.subject}`;
  if (isForSalon(kind)) return order ? `/admin/orders/${order.orderId}` : '/admin';
  if (kind === 'done' || !order) return '/review';
  return order.link !== null && now < orderLinkExpiresAt(order.appointmentDate)
    ? orderLinkUrl('', order.link)
    : `/track-order/${order.userId}/${order.orderId}`;
};

const recipientOf = (
  { kind }: MessageRow,
  { order, beautician }: Pick<ComposedMessage, 'order' | 'beautician'>,
  { businessName, whatsappNumber }: SalonSettings,
) => {
  if (isForSalon(kind)) return { name: businessName, phone: whatsappNumber };
  if (isForBeautician(kind))
    return { name: beautician?.name ?? '', phone: beautician?.phone ?? '' };
  if (isForRecipient(kind)) return order?.recipient ?? { name: '', phone: '' };
  return { name: order?.username ?? '', phone: order?.userPhone ?? '' };
};

/** Beauticians and the person visited get only what they may know. */
const valuesFor = (
  { kind, facts }: MessageRow,
  all: MessageValues,
  {
    order,
    beautician,
    areas,
    visitUrl,
  }: Pick<ComposedMessage, 'order' | 'beautician'> & { areas: readonly Area[]; visitUrl: string },
): MessageValues => {
  if (isForRecipient(kind)) return templateValuesForRecipient(all, order?.recipient);
  if (!isForBeautician(kind)) return all;
  const { pincode = '', city = '' } = order?.address ?? {};
  return beauticianValues(all, {
    ...{ kind, facts },
    beauticianName: beautician?.name ?? '',
    area: findAreaByPincode(pincode, areas)?.name ?? city,
    visitUrl: beautician?.status === 'active' ? visitUrl : '',
  });
};

const readBeauticians = async (
  db: Db,
  rows: readonly MessageRow[],
): Promise<ReadonlyMap<number, BeauticianRecipient>> => {
  const ids = [...new Set(rows.flatMap(({ beauticianId }) => beauticianId ?? []))];
  const found = ids.length === 0 ? [] : await listBeauticianRecipients(db, ids);
  return new Map(found.map((one) => [one.id, one]));
};

export const composeMessages = async (
  messages: MessagesContext,
  db: Db,
  rows: readonly MessageRow[],
): Promise<ComposedMessage[]> => {
  if (rows.length === 0) return [];
  const { origin, readCustomerOrders, reviewersAmong, clock } = messages;
  const [settings, templates, orders] = await Promise.all([
    readSalonSettings(db),
    readTemplates(db),
    readCustomerOrders(db, [...new Set(rows.flatMap(({ orderId }) => orderId ?? []))]),
  ]);
  const customers = rows
    .filter(({ kind }) => kind === 'done')
    .flatMap(({ userId }) => userId ?? []);
  const reviewers = await reviewersAmong(db, customers);
  const beauticians = await readBeauticians(db, rows);
  const orderIds = rows.flatMap(({ beauticianId, orderId }) =>
    beauticianId === null ? [] : (orderId ?? []),
  );
  const assigned = await messages.readAssignedBeauticianIds(db, orderIds);
  const areas = beauticians.size > 0 ? await readAreas(db) : [];
  const now = clock();
  const salon = { businessName: settings.businessName, phone: settings.phone, origin: origin() };
  return rows.map((row) => {
    const order = row.orderId === null ? undefined : orders.get(row.orderId);
    const template = templates[row.kind];
    const hasReviewed = row.userId !== null && reviewers.has(row.userId);
    // The beautician in the facts was the one at that time; the message names the current one.
    const { beautician: _, ...told } = row.facts;
    const facts = isForSalon(row.kind) ? row.facts : told;
    const all = templateValues({ order, facts, salon, hasReviewed, now });
    const beautician = row.beauticianId === null ? undefined : beauticians.get(row.beauticianId);
    const path = pathOf(row, order, now);
    const visitUrl = `${salon.origin}${path}`;
    const values = valuesFor(row, all, { order, beautician, areas, visitUrl });
    return {
      ...{ row, order, beautician, template, values, salonEmail: settings.email },
      isManual: !isForSalon(row.kind) && !(beautician?.role && isAdminRole(beautician.role)),
      isAssigned:
        row.orderId !== null &&
        row.beauticianId !== null &&
        assigned.get(row.orderId) === row.beauticianId,
      to: recipientOf(row, { order, beautician }, settings),
      title: messageTitle(row.kind, values),
      text: fillTemplate(template.text, values),
      emailDetails: salonEmailDetails(row.kind, order, `${salon.origin}${path}`),
      path,
    };
  });
};

export const composeMessage = async (
  messages: MessagesContext,
  db: Db,
  row: MessageRow,
): Promise<ComposedMessage> => {
  const [composed] = await composeMessages(messages, db, [row]);
  if (!composed) throw new Error(`message ${row.id} was not written`);
  return composed;
};
