import { orderLinkValidDays } from '@haldi/contract/orders/order-link/schema';

export const orderLinkCopy = {
  meta: 'Your visit',
  title: 'Your visit',
  loading: 'Loading...',
  location: 'Location',
  invalid: 'This link does not work',
  invalidText: `It may be mistyped, replaced by a newer link or expired: links work until ${orderLinkValidDays} days after the visit. Call or message us and we will help you.`,
  failed: 'Your visit could not be loaded.',
  failedText: 'Check your connection and try again. Your visit is not affected.',
  tooManyRequests: 'Too many attempts. Please wait a minute and try again.',
  whatsappText: 'Hello, the link to my visit does not work.',
  contact: 'Questions?',
  contactText: 'Call or message us. We are happy to help.',
  share: {
    title: 'Share this visit',
    text: `Anyone with this link can follow, move and cancel this visit without logging in. It does not show your name or street, and works until ${orderLinkValidDays} days after the visit.`,
    label: 'Order link',
    copy: 'Copy link',
    copied: 'Link copied.',
    notCopied: 'Your browser blocked copying. The link is selected: copy it yourself.',
    whatsapp: 'Share on WhatsApp',
    more: 'Share...',
    message: (businessName: string, appointment: string, link: string) =>
      `Our visit by ${businessName} on ${appointment}: ${link}`,
  },
};
