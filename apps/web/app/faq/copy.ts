import { formatDay } from '@haldi/contract/kit/dates';
import { formatRupees } from '@haldi/contract/kit/money';
import type { Order } from '@haldi/contract/orders/schema';
import { formatStatus } from '@haldi/contract/orders/status';

const priceRange = (from: number, to: number): string =>
  from === to ? formatRupees(from) : `${formatRupees(from)} to ${formatRupees(to)}`;

export const faqCopy = {
  pageTitle: 'ChatBot and FAQ',
  description: (city: string) =>
    `Ask the ChatBot about prices, times and your order, or read answers to common questions about beauty services at home in ${city}.`,
  title: 'ChatBot',
  intro: 'Ask about prices, times or your order, or read the frequently asked questions.',
  botName: (business: string) => `${business} ChatBot`,
  botLine: 'Answers about prices and your orders',
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
  questionsTitle: 'Frequently asked questions',
  greeting: (business: string) =>
    `Namaste! I am the ${business} ChatBot. Ask me about prices, visits or your order.`,
  thanks: 'You are welcome. Is there anything else?',
  oneService: 'Here is what I found:',
  manyServices: (count: number, kind: string | null, from: number, to: number) =>
    kind
      ? `${kind}: ${count} services, ${priceRange(from, to)}.`
      : `I found ${count} services, ${priceRange(from, to)}.`,
  unsure: 'I am not sure what you mean. Is it one of these?',
  plusVisit: (charge: string | undefined) =>
    charge ? `Plus a visiting charge of ${charge} per visit.` : 'There is no visiting charge.',
  seeAll: 'See all',
  unknown:
    'Sorry, I do not know that. I can answer questions about our services, visits and your orders. Our team can help you on WhatsApp.',
  askOnWhatsApp: 'Ask on WhatsApp',
  whatsAppText: (business: string, question: string) => `Hello ${business}! ${question}`,
  logInFirst: 'Please log in so that I can look up your orders.',
  logIn: 'Log In',
  noOrders: 'No active bookings. Past orders are in your order history.',
  orderHistory: 'Order History',
  yourOrders: (count: number) =>
    count === 1 ? 'Here is your ongoing order:' : `Here are your ${count} ongoing orders:`,
  orderTitle: ({ orderId, status }: Order) => `#${orderId}: ${formatStatus(status)}`,
  orderTime: ({ appointmentDate, appointmentSlot }: Order) =>
    `${formatDay(appointmentDate)}, ${appointmentSlot}`,
  orderBeautician: (name: string) => `Your beautician: ${name}`,
  trackOrder: 'Track order',
  ordersFailed: 'Could not load your orders. Please try again or contact us.',
  catalogueFailed: 'I cannot load our prices right now. Please try again or contact us.',
};
