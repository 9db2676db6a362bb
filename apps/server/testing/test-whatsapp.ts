import type { MessageState } from '@haldi/contract/messages/message-states';
import { suggestUpdateMessage } from '@haldi/contract/orders/desk/update-messages';
import type { Order } from '@haldi/contract/orders/schema';
import type { AdminStatus } from '@haldi/contract/orders/status';
import { createMessagesContext } from '../src/messages/context.ts';
import { sendDueMessages } from '../src/messages/sending/send-due-messages.ts';
import { readAssignedBeauticianIds, readCustomerOrdersById } from '../src/orders/service.ts';
import { findUsersWithReview } from '../src/reviews/service.ts';
import { buildTestApp } from './test-app.ts';
import { openTestSalon } from './test-salon.ts';
import type { TestUser } from './test-user.ts';
import { startWhatsappServer } from './whatsapp-server.ts';

export const whatsappWebhookUrl = '/api/whatsapp/webhook';
export const whatsappAccount = {
  token: 'EAAG-token',
  phoneId: '106540352242922',
  appSecret: 'signs',
};
export const verifyToken = 'asks for reports';
const templates = { visit_confirmed: { language: 'en', parameters: 8 } };

export type WhatsappRow = {
  id: string;
  state: MessageState;
  channel: string | null;
  delivery: string | null;
  provider_id: string | null;
  problem: string;
  drop_reason: string | null;
};

type Signed = { body: string; headers: Record<string, string> };

export const openTestWhatsapp = async (more: Record<string, string> = {}) => {
  const whatsapp = await startWhatsappServer({ ...whatsappAccount, templates });
  const env = {
    WHATSAPP_API: whatsapp.api,
    WHATSAPP_TOKEN: whatsappAccount.token,
    WHATSAPP_PHONE_ID: whatsappAccount.phoneId,
    WHATSAPP_APP_SECRET: whatsappAccount.appSecret,
    WHATSAPP_VERIFY_TOKEN: verifyToken,
    ...more,
  };
  const haldi = await buildTestApp({ env });
  const salon = await openTestSalon(haldi);
  await salon.hire(5);
  const owner = await haldi.user({ role: 'owner' });
  await haldi.database.pool.query(
    `insert into message_templates (kind, text, whatsapp_name)
     select 'confirmed', $1, 'visit_confirmed'`,
    ['{{name}} {{salon}} {{date}} {{time}} {{beautician}} {{services}} {{total}} {{link}}'],
  );

  const track = async ({ _id }: Order, status: AdminStatus): Promise<void> => {
    const answer = await salon.track(owner, _id, { status, message: suggestUpdateMessage(status) });
    if (answer.statusCode !== 200) throw new Error(answer.body);
  };
  let day = 17;
  /** Without a confirmed email address, so that there is no other channel. */
  const confirm = async (
    customer: Parameters<typeof haldi.user>[0] = { emailVerifiedAt: null },
  ): Promise<{ order: Order; asha: TestUser }> => {
    const asha = await haldi.user(customer);
    day += 1;
    const order = await salon.place(asha, { appointmentDate: `2026-11-${day}` });
    await track(order, 'confirmed');
    return { order, asha };
  };
  const sendAll = () =>
    sendDueMessages(
      createMessagesContext(haldi.context, {
        readCustomerOrders: readCustomerOrdersById,
        readAssignedBeauticianIds,
        reviewersAmong: findUsersWithReview,
      }),
    );
  const rowOf = async ({ _id }: Order): Promise<WhatsappRow> => {
    const { rows } = await haldi.database.pool.query<WhatsappRow>(
      `select id, state, channel, delivery, provider_id, problem, drop_reason from outbox
       where order_id = $1 and kind = 'confirmed'`,
      [_id],
    );
    if (!rows[0]) throw new Error('no such message');
    return rows[0];
  };
  /** Like Meta: not a browser and without an account. */
  const post = ({ body, headers }: Signed) =>
    haldi.app.inject({ method: 'POST', url: whatsappWebhookUrl, headers, payload: body });

  return {
    ...{ whatsapp, env, haldi, owner, track, rowOf, post },
    confirm,
    sendAll,
    /** An order whose message has just been sent. */
    sent: async (...customer: Parameters<typeof confirm>) => {
      const { order, asha } = await confirm(...customer);
      await sendAll();
      const { id, state, provider_id: providerId } = await rowOf(order);
      if (state !== 'sent' || providerId === null) throw new Error(`it is ${state}`);
      return { order, asha, id, providerId };
    },
    report: async (...statuses: object[]): Promise<void> => {
      const answer = await post(whatsapp.report(...statuses));
      if (answer.statusCode !== 200) throw new Error(`${answer.statusCode}: ${answer.body}`);
    },
    close: async (): Promise<void> => {
      await haldi.close();
      await whatsapp.close();
    },
  };
};

export type TestWhatsapp = Awaited<ReturnType<typeof openTestWhatsapp>>;
