import { indiaDay } from '@haldi/contract/kit/dates';
import { hasUsers, insertDemoAccounts } from '../accounts/service.ts';
import { writeFirstWords } from '../brand/words/service.ts';
import { fillEmptyCatalogue } from '../catalogue/starter/service.ts';
import { leaveUnread } from '../notifications/service.ts';
import { insertDemoViews } from '../page-views/service.ts';
import type { AppContext } from '../platform/app-context.ts';
import { writeDemoSettings } from '../settings/service.ts';
import { fillOrders } from './fill-orders.ts';
import { fillMessages } from './messages.ts';
import { demoPageViews } from './page-views.ts';
import { type DemoPerson, demoAdmin, demoBeautician, demoCustomers } from './people.ts';
import { fillReviewsAndPosts } from './reviews-and-posts.ts';
import { demoWords } from './words.ts';

/** What the bell shows on a fresh start. */
const unreadNotifications = 3;
const day = 24 * 60 * 60_000;

const joined = ({ joinedDaysAgo, ...person }: DemoPerson, now: Date) => ({
  ...person,
  createdAt: new Date(now.getTime() - joinedDaysAgo * day),
});

/** Fills an empty database with a salon in full swing: all of it or nothing. */
export const fillDemo = (context: AppContext): Promise<void> =>
  context.db.transaction(async (tx) => {
    if (await hasUsers(tx)) return;
    const now = context.clock();
    const people = [demoAdmin(), ...demoCustomers()];
    await insertDemoAccounts(
      tx,
      people.map((person) => joined(person, now)),
    );
    await writeDemoSettings(tx, now);
    await fillEmptyCatalogue(tx, now);
    await writeFirstWords(tx, demoWords, now);
    const roster = await fillOrders(tx, now);
    const usha = joined(demoBeautician(), now);
    const beauticianId = roster.get(usha.username) ?? null;
    await insertDemoAccounts(tx, [{ ...usha, beauticianId }]);
    await fillReviewsAndPosts(tx, now);
    await fillMessages(tx, context);
    await insertDemoViews(tx, demoPageViews(indiaDay(now)));
    await leaveUnread(tx, demoAdmin().id, unreadNotifications);
  });
