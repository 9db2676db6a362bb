import { randomUUID } from 'node:crypto';
import {
  defaultTemplateTexts,
  sampleTemplateValues,
} from '@haldi/contract/messages/message-templates';
import type {
  MessageRecipient,
  OutgoingMessage,
} from '../src/messages/channels/channel-adapter.ts';

type Over = Partial<Omit<OutgoingMessage, 'to'>> & { to?: Partial<MessageRecipient> };

export const testOutgoingMessage = ({ to, ...over }: Over = {}): OutgoingMessage => ({
  id: randomUUID(),
  kind: 'confirmed',
  to: {
    audience: 'customer',
    name: 'Asha Kulkarni',
    phone: '9822012345',
    email: 'asha@example.com',
    userId: null,
    actorId: null,
    beauticianId: null,
    ...to,
  },
  title: 'Your visit is confirmed',
  text: 'Hello Asha, your visit with Haldi Home Salon is confirmed.',
  emailDetails: '',
  path: '/my-orders',
  orderId: null,
  until: new Date('2026-11-16T08:00:00Z'),
  template: { text: defaultTemplateTexts.confirmed, whatsappName: '', whatsappLanguage: 'en' },
  values: sampleTemplateValues,
  ...over,
});
