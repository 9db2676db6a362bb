import { randomUUID } from 'node:crypto';
import { emptySiteText, type SiteText } from '@haldi/contract/branding/site-text/schema';
import { addDays, indiaDay, instantOfIndiaTime, weekdayOf } from '@haldi/contract/kit/dates';
import { messageOccasionOf } from '@haldi/contract/messages/message-occasion';
import { withDayAndStartMinute } from '@haldi/contract/orders/move-and-cancel-terms';
import type { Order } from '@haldi/contract/orders/schema';
import { visitStart } from '@haldi/contract/schedule/booking-time-rules';
import { hasAnyUser, insertDemoAccounts } from '../accounts/service.ts';
import { replaceUneditedSiteText } from '../branding/site-text/service.ts';
import { insertStarterServicesIfEmpty } from '../catalogue/starter/service.ts';
import { initializeDemoDocumentSettings } from '../documents/service.ts';
import { createMessagesContext, type MessagesContext } from '../messages/context.ts';
import { markMessageSent } from '../messages/desk/service.ts';
import { finishMessageWithoutSending } from '../messages/outbox/sending-store.ts';
import { insertMessage } from '../messages/outbox/store.ts';
import { notifyCustomer } from '../messages/service.ts';
import { markAllButNewestRead } from '../notifications/service.ts';
import { lockOrder } from '../orders/commands/order-rows-and-menu-services-store.ts';
import { visitSnapshotOf } from '../orders/commands/values-from-order-row.ts';
import {
  readAssignedBeauticianIds,
  readCustomerOrdersById,
  readOrderPage,
} from '../orders/service.ts';
import { insertDemoPageViews } from '../page-views/service.ts';
import { initializeDemoPaymentSettings } from '../payment-settings/service.ts';
import type { AppContext } from '../platform/app-context.ts';
import type { Db } from '../platform/database/database.ts';
import { readUserIdsWithReview } from '../reviews/service.ts';
import { initializeDemoSettings } from '../settings/service.ts';
import { insertDemoComplaints } from './insert-demo-complaints.ts';
import { insertDemoOrders } from './insert-demo-orders.ts';
import { insertDemoReviewsAndPosts } from './insert-demo-reviews-and-posts.ts';
import { type DemoPerson, demoAdmin, demoBeautician, demoCustomers } from './people.ts';
import { createSeededRandom } from './seeded-random.ts';

const unreadNotifications = 3;
const day = 24 * 60 * 60_000;

const withJoinDate = ({ joinedDaysAgo, ...person }: DemoPerson, now: Date) => ({
  ...person,
  createdAt: new Date(now.getTime() - joinedDaysAgo * day),
});

const demoSiteText: SiteText = {
  ...emptySiteText,
  aboutStory:
    'Haldi is turmeric, the golden paste that family and friends put on a bride the day before her wedding. We think of that day: warm hands, good company, and nobody in a hurry.\n\nWe began with two cousins, one scooter and a folding chair. More of us are on the way today, and the folding chair still comes along when you have none.',
  questions: [
    {
      question: 'Do you bring a folding chair?',
      answer: 'Yes. Ask for it in the note of your order and your beautician will bring one.',
    },
    {
      question: 'Can my mother and I have our facials together?',
      answer:
        'Yes, one after the other in one visit: add both to your cart. For two beauticians at the same time, message us on WhatsApp and we will check who is available.',
    },
  ],
};

const viewsPerDay: Record<string, number> = {
  '/': 62,
  '/service': 21,
  '/service/facial-cleanup': 19,
  '/service/waxing': 16,
  '/service/weddingpackage': 13,
  '/service/haircare': 11,
  '/service/threading': 9,
  '/service/mani-pedi': 7,
  '/service/nailart': 6,
  '/service/bleach-dtan': 4,
  '/service/body-polishing': 3,
  '/search-services': 14,
  '/book': 18,
  '/designs': 16,
  '/review': 9,
  '/blog': 8,
  '/faq': 7,
  '/about': 5,
  '/contact': 6,
  '/contact/login': 12,
  '/contact/signup': 5,
  '/profile': 9,
  '/my-order': 7,
  '/track-order/:userId/:orderId': 13,
};

const days = 180;

const createDemoPageViews = (today: string) => {
  const random = createSeededRandom(20_811);
  return Array.from({ length: days }, (_, ago) => addDays(today, -ago)).flatMap((day, ago) => {
    const isWeekend = [0, 5, 6].includes(weekdayOf(day));
    const factor = (isWeekend ? 1.35 : 1) * (1 - (ago / days) * 0.4);
    return Object.entries(viewsPerDay).map(([page, views]) => ({
      day,
      page,
      views: Math.round((views * factor * random.int(80, 120)) / 100),
    }));
  });
};

/** Confirmations that wait to be sent manually; the others are marked as sent. */
const manualMessages = 3;
const yesterdayEvening = (now: Date): Date =>
  instantOfIndiaTime(addDays(indiaDay(now), -1), 18 * 60);

const confirmManually = async (
  messages: MessagesContext,
  order: Order,
  isSent: boolean,
): Promise<void> => {
  const { _id, userId } = order;
  const timed = withDayAndStartMinute(order);
  const id = randomUUID();
  await insertMessage(messages.db, {
    ...{ id, kind: 'confirmed', subject: _id, orderId: _id, userId, actorId: null, facts: {} },
    beauticianId: null,
    occasion: messageOccasionOf(timed, 0),
    dueAt: messages.clock(),
    until: visitStart(timed),
    createdAt: new Date(order.createdAt),
  });
  await finishMessageWithoutSending(messages.db, id, { state: 'to-send', channel: 'by-hand' });
  if (isSent) await markMessageSent(messages, { userId: demoAdmin().id }, id);
};

const insertDemoMessages = async (tx: Db, context: AppContext): Promise<void> => {
  const now = context.clock();
  const evening = { ...context, db: tx, clock: () => yesterdayEvening(now) };
  const messages = createMessagesContext(evening, {
    readCustomerOrders: readCustomerOrdersById,
    readAssignedBeauticianIds,
    reviewersAmong: readUserIdsWithReview,
  });
  const { orders } = await readOrderPage(tx, { status: 'confirmed' }, { now, sort: 'placed' });
  const upcoming = orders.filter((order) => visitStart(withDayAndStartMinute(order)) > now);
  for (const [index, order] of upcoming.entries()) {
    await confirmManually(messages, order, index >= manualMessages);
    const row = await lockOrder(tx, order._id);
    if (!row) continue;
    const visit = visitSnapshotOf(row);
    await notifyCustomer(tx, row, visit, visit, { at: now });
  }
};

export const insertDemoData = (context: AppContext): Promise<void> =>
  context.db.transaction(async (tx) => {
    if (await hasAnyUser(tx)) return;
    const now = context.clock();
    const people = [demoAdmin(), ...demoCustomers()];
    await insertDemoAccounts(
      tx,
      people.map((person) => withJoinDate(person, now)),
    );
    await initializeDemoSettings(tx, now);
    await initializeDemoPaymentSettings(tx);
    await initializeDemoDocumentSettings(tx);
    await insertStarterServicesIfEmpty(tx, now);
    await replaceUneditedSiteText(tx, demoSiteText, now);
    const roster = await insertDemoOrders(tx, now);
    const usha = withJoinDate(demoBeautician(), now);
    const beauticianId = roster.get(usha.username) ?? null;
    await insertDemoAccounts(tx, [{ ...usha, beauticianId }]);
    await insertDemoComplaints(tx, now);
    await insertDemoReviewsAndPosts(tx, now);
    await insertDemoMessages(tx, context);
    await insertDemoPageViews(tx, createDemoPageViews(indiaDay(now)));
    await markAllButNewestRead(tx, demoAdmin().id, unreadNotifications);
  });
