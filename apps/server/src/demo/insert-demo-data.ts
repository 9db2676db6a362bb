import { emptySiteText, type SiteText } from '@haldi/contract/branding/site-text/schema';
import { indiaDay } from '@haldi/contract/kit/dates';
import { hasAnyUser, insertDemoAccounts } from '../accounts/service.ts';
import { replaceUneditedSiteText } from '../branding/site-text/service.ts';
import { insertStarterServicesIfEmpty } from '../catalogue/starter/service.ts';
import { markAllButNewestRead } from '../notifications/service.ts';
import { insertDemoPageViews } from '../page-views/service.ts';
import { initializeDemoPaymentSettings } from '../payments/service.ts';
import type { AppContext } from '../platform/app-context.ts';
import { initializeDemoSettings } from '../settings/service.ts';
import { insertDemoMessages } from './insert-demo-messages.ts';
import { insertDemoOrders } from './insert-demo-orders.ts';
import { insertDemoReviewsAndPosts } from './insert-demo-reviews-and-posts.ts';
import { createDemoPageViews } from './page-views.ts';
import { type DemoPerson, demoAdmin, demoBeautician, demoCustomers } from './people.ts';

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
    await insertStarterServicesIfEmpty(tx, now);
    await replaceUneditedSiteText(tx, demoSiteText, now);
    const roster = await insertDemoOrders(tx, now);
    const usha = withJoinDate(demoBeautician(), now);
    const beauticianId = roster.get(usha.username) ?? null;
    await insertDemoAccounts(tx, [{ ...usha, beauticianId }]);
    await insertDemoReviewsAndPosts(tx, now);
    await insertDemoMessages(tx, context);
    await insertDemoPageViews(tx, createDemoPageViews(indiaDay(now)));
    await markAllButNewestRead(tx, demoAdmin().id, unreadNotifications);
  });
