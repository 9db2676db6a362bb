import { linkValidDays } from '@haldi/contract/orders/order-link/schema';

export const orderLinkCopy = {
  meta: 'Your visit',
  title: 'Your visit',
  loading: 'Loading...',
  place: 'Where',
  notOpen: 'This link opens no visit',
  notOpenText: `It may be mistyped, replaced by a newer one, or over: a link ends ${linkValidDays} days after the visit. Call us or write to us, and we tell you how your visit stands.`,
  failed: 'Your visit could not be loaded.',
  failedText: 'You seem to be offline, or our server needs a moment. Your visit is safe with us.',
  tooMany: 'This was asked for very often just now. Please wait a minute.',
  whatsappText: 'Hello, it is about a visit of mine. My link does not open.',
  contact: 'Questions?',
  contactText: 'Call us or write to us: we are glad to help.',
  share: {
    title: 'Share this visit',
    text: `Whoever has this link can follow, move and cancel this visit without logging in. It shows neither your name nor your street, and ends ${linkValidDays} days after the visit.`,
    label: 'Link of this visit',
    copy: 'Copy the link',
    copied: 'Link copied.',
    notCopied: 'Your browser does not allow copying here. The link is marked: copy it by hand.',
    whatsapp: 'Share on WhatsApp',
    more: 'Share...',
    message: (businessName: string, when: string, link: string) =>
      `Our visit from ${businessName} on ${when}: ${link}`,
  },
};
