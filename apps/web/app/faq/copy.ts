import { formatDay } from '@haldi/contract/kit/dates';
import { formatRupees } from '@haldi/contract/kit/money';
import type { Order } from '@haldi/contract/orders/schema';
import { displayStatus } from '@haldi/contract/orders/status';

const priceRange = (from: number, to: number): string =>
  from === to ? formatRupees(from) : `${formatRupees(from)} to ${formatRupees(to)}`;

export const faqCopy = {
  pageTitle: 'ChatBot and questions',
  description: (city: string) =>
    `Ask the ChatBot about prices, times and your order, or read the answers to what people in ${city} ask about beauty services at home.`,
  title: 'ChatBot',
  intro: 'Ask about a price, a time or your order, or look through the questions beside it.',
  botName: (business: string) => `ChatBot of ${business}`,
  botLine: 'Knows our prices and your orders',
  log: 'Conversation',
  you: 'You',
  bot: 'ChatBot',
  placeholder: 'Type your question',
  inputLabel: 'Your question',
  send: 'Send',
  thinking: 'Looking it up',
  suggestions: 'Try one of these',
  priceOf: (name: string) => `How much is ${name}?`,
  aFacial: 'How much is a facial?',
  bridalMehndi: 'Bridal mehndi cost',
  suggestedAlways: [
    'Where is my order?',
    'What is the visiting charge?',
    'Do you come on Sundays?',
    'Can I cancel?',
  ],
  questionsTitle: 'Questions and answers',
  greeting: (business: string) =>
    `Namaste! I am the ChatBot of ${business}. Ask me what a service costs, how a visit goes, or where your order is.`,
  thanks: 'You are welcome. Is there anything else?',
  oneService: 'This is what we have:',
  manyServices: (count: number, kind: string | null, from: number, to: number) =>
    kind
      ? `${kind}: ${count} services, ${priceRange(from, to)}.`
      : `I found ${count} services, ${priceRange(from, to)}.`,
  unsure: 'I did not understand all of that. Perhaps it is one of these:',
  plusVisit: (charge: string | undefined) =>
    charge ? `Each visit adds ${charge} once.` : 'Coming to you is free.',
  seeAll: 'See all of them',
  unknown:
    'I am sorry, I do not know that. I only know our services, our questions and your orders. A person can help you on WhatsApp.',
  askOnWhatsApp: 'Ask on WhatsApp',
  whatsAppText: (business: string, question: string) => `Hello ${business}! ${question}`,
  logInFirst: 'Please log in, and I can look up your orders.',
  logIn: 'Log In',
  noOrders: 'No active bookings. Past ones are in your order history.',
  orderHistory: 'Order History',
  yourOrders: (count: number) =>
    count === 1 ? 'Here is your ongoing order:' : `Here are your ${count} ongoing orders:`,
  orderTitle: ({ orderId, status }: Order) => `#${orderId}: ${displayStatus(status)}`,
  orderTime: ({ appointmentDate, appointmentSlot }: Order) =>
    `${formatDay(appointmentDate)}, ${appointmentSlot}`,
  orderBeautician: (name: string) => `Your beautician: ${name}`,
  trackOrder: 'Track order',
  ordersFailed: 'Failed to fetch orders. Please ask again in a moment, or write to us.',
  catalogueFailed:
    'I cannot reach our price list just now. Please ask again in a moment, or write to us.',
};
