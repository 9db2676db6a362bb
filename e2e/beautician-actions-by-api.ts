import { randomUUID } from 'node:crypto';
import type { Order } from '@haldi/contract/orders/schema';
import type { VisitActionRequest } from '@haldi/contract/orders/work/schema';
import type { LateMinutes, VisitAction } from '@haldi/contract/orders/work/visit-actions';
import type { APIResponse, Page } from '@playwright/test';
import type * as z from 'zod/mini';
import { assignBeauticianByApi, type Beautician } from './beauticians-by-api.ts';
import { signUpAndBookVisit } from './book-customer-visit.ts';
import { saveSettingsAsOwner } from './calls-as-owner.ts';
import { dayAhead, now } from './clock.ts';
import { expect } from './fixtures.ts';
import { ownerSession, signInAsNewStaff } from './staff-sessions.ts';
import { newPerson } from './test-accounts.ts';

/** Less than an hour ahead, so the start code is shown. Not one of the demo's slots. */
export const slotWithinTheHour = '12:30 PM';
/** Too far ahead for the start code to be shown. */
export const slotAfterTheHour = '01:00 PM';

const usualSlots = [
  '09:00 AM',
  '10:00 AM',
  '11:00 AM',
  slotWithinTheHour,
  slotAfterTheHour,
  '03:00 PM',
  '05:00 PM',
];

export const offerSlotsAroundNow = (page: Page): Promise<void> =>
  saveSettingsAsOwner(page, { slots: usualSlots, requiresStartCode: true });

export type BeauticianActionsByApi = {
  beautician: Beautician;
  name: string;
  press: (
    order: Pick<Order, '_id'>,
    press: VisitAction,
    more?: Partial<VisitActionRequest>,
  ) => Promise<APIResponse>;
  late: (order: Pick<Order, '_id'>, minutes: z.infer<typeof LateMinutes>) => Promise<void>;
  say: (method: 'PUT' | 'POST', path: string, data: object) => Promise<void>;
};

const everyDay = [0, 1, 2, 3, 4, 5, 6].map((weekday) => ({ weekday, from: 9 * 60, to: 20 * 60 }));

export const signInNewBeauticianByApi = async (
  page: Page,
  firstName: string,
): Promise<BeauticianActionsByApi> => {
  const name = `${firstName} ${newPerson().username.slice(-8)}`;
  await page.goto('/api/health');
  const { request, headers } = await ownerSession(page);
  const added = await request.post('/api/admin/beauticians', {
    headers,
    data: { name, phone: '9822012345', skills: [], hours: everyDay },
  });
  expect(added.status(), await added.text()).toBe(201);
  const beautician = (await added.json()) as Beautician;
  const { token } = await signInAsNewStaff(page, {
    role: 'beautician',
    beautician: beautician._id,
  });
  const headersOfBeautician = { 'sec-fetch-site': 'same-origin', authorization: `Bearer ${token}` };
  const sent = () => ({ attempt: randomUUID(), pressedAt: now.toISOString() });
  const send = (method: string, path: string, data: object): Promise<APIResponse> =>
    page.request.fetch(`/api/work/${path}`, {
      method,
      headers: headersOfBeautician,
      data: { ...sent(), ...data },
    });
  const say: BeauticianActionsByApi['say'] = async (method, path, data) => {
    const answer = await send(method, path, data);
    expect(answer.ok(), await answer.text()).toBe(true);
  };
  return {
    beautician,
    name,
    press: ({ _id }, press, more = {}) => send('PUT', `visits/${_id}/progress`, { press, ...more }),
    late: ({ _id }, minutes) => say('PUT', `visits/${_id}/late`, { minutes }),
    say,
  };
};

export const createAssignedVisitToday = async (
  page: Page,
  session: BeauticianActionsByApi,
  slot = slotWithinTheHour,
) => {
  const visit = await signUpAndBookVisit(page, dayAhead(0), slot);
  await assignBeauticianByApi(page, visit.order, session.beautician);
  return visit;
};

export const expectAccepted = async (answer: Promise<APIResponse>): Promise<void> => {
  const response = await answer;
  expect(response.status(), await response.text()).toBe(200);
};
