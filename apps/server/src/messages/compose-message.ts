import { isForRecipient, isForSalon } from '@haldi/contract/messages/message-kinds';
import { fillTemplate, type MessageValues } from '@haldi/contract/messages/message-templates';
import { messageTitle } from '@haldi/contract/messages/message-titles';
import { emailDetails } from '@haldi/contract/messages/salon-email';
import { recipientValues, templateValues } from '@haldi/contract/messages/template-values';
import { linkExpiresAt, orderLinkUrl } from '@haldi/contract/orders/order-link/schema';
import type { Order } from '@haldi/contract/orders/schema';
import type { Db } from '../platform/database/database.ts';
import { readSalonSettings, type SalonSettings } from '../settings/service.ts';
import type { MessagesContext } from './context.ts';
import type { MessageRow } from './outbox/store.ts';
import { readTemplates, type Template } from './templates/service.ts';

export type ComposedMessage = {
  row: MessageRow;
  order: Order | undefined;
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

const pathOf = ({ kind }: MessageRow, order: Order | undefined, now: Date): string => {
  if (kind === 'new-review') return '/admin/moderation';
  if (isForSalon(kind)) return order ? `/admin/orders/${order.orderId}` : '/admin';
  if (kind === 'done' || !order) return '/review';
  return order.link !== null && now < linkExpiresAt(order.appointmentDate)
    ? orderLinkUrl('', order.link)
    : `/track-order/${order.userId}/${order.orderId}`;
};

const recipientOf = (
  { kind }: MessageRow,
  order: Order | undefined,
  { businessName, whatsappNumber }: SalonSettings,
) => {
  if (isForSalon(kind)) return { name: businessName, phone: whatsappNumber };
  if (isForRecipient(kind)) return order?.recipient ?? { name: '', phone: '' };
  return { name: order?.username ?? '', phone: order?.userPhone ?? '' };
};

export const composeMessages = async (
  { origin, readCustomerOrders, reviewersAmong, clock }: MessagesContext,
  db: Db,
  rows: readonly MessageRow[],
): Promise<ComposedMessage[]> => {
  if (rows.length === 0) return [];
  const settings = await readSalonSettings(db);
  const templates = await readTemplates(db);
  const orders = await readCustomerOrders(db, [
    ...new Set(rows.flatMap(({ orderId }) => orderId ?? [])),
  ]);
  const customers = rows
    .filter(({ kind }) => kind === 'done')
    .flatMap(({ userId }) => userId ?? []);
  const reviewers = await reviewersAmong(db, customers);
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
    const values = isForRecipient(row.kind) ? recipientValues(all, order?.recipient) : all;
    const path = pathOf(row, order, now);
    return {
      ...{ row, order, template, values, salonEmail: settings.email },
      to: recipientOf(row, order, settings),
      title: messageTitle(row.kind, values),
      text: fillTemplate(template.text, values),
      emailDetails: emailDetails(row.kind, order, `${salon.origin}${path}`),
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
