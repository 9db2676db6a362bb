import type { PublicSettings } from '@haldi/contract/settings/schema';
import type { FaqGroup } from './faq-entry.ts';

export const mehndiQuestions: FaqGroup = {
  title: 'Weddings and mehndi',
  entries: [
    {
      id: 'designs',
      question: 'Can I choose my mehndi design?',
      answer:
        'Yes. Open a design and press Choose this design to add it to your order, or send us its link on WhatsApp. You can also show your artist your own picture.',
      link: { to: '/designs', label: 'See the designs' },
      otherWords:
        'design designs pattern patterns gallery pictures photo photos henna custom own catalogue bridal style pasand chunna nivadne dikhao',
    },
    {
      id: 'stain',
      question: 'How do I get a deep mehndi stain?',
      answer:
        'Leave the paste on for six to eight hours, scrape it off instead of washing it, and avoid water until the next day. The colour deepens over two days, so apply it two evenings before your event.',
      otherWords:
        'dark darker colour color henna hours dry last longer fade wash gehra gahra gadh rang tikega',
    },
  ],
};

export const accountQuestions = (settings: PublicSettings): FaqGroup => ({
  title: 'Account, orders and us',
  entries: [
    {
      id: 'reach',
      question: 'How do I reach you?',
      answer: `On WhatsApp, by phone at ${settings.phone}, or by email at ${settings.email}.`,
      link: { to: '/contact', label: 'Contact' },
      otherWords:
        'contact call phone telephone number mail email whatsapp message text chat talk speak human person someone support help complaint located office shop baat sampark phone lagana madad bolna dukan',
    },
    {
      id: 'track',
      question: 'How do I track my order?',
      answer:
        'Log in, open your profile and go to Ongoing Orders. Each order has a tracking page with its status, its history and your beautician. You can also ask the ChatBot: “Where is my order?”',
      link: { to: '/my-order', label: 'Ongoing Orders' },
      otherWords: 'see find follow history past previous old orders page purana purane',
    },
    {
      id: 'password',
      question: 'I forgot my password. What can I do?',
      answer: settings.passwordMail
        ? 'On the log in page, press Forgot your password? and enter your email address. We send you a link to choose a new password.'
        : 'Call us or message us on WhatsApp. After we check that it is you, we send you a link to choose a new password.',
      link: { to: '/contact/login', label: 'Log in' },
      otherWords:
        'reset forgotten login log sign account access locked bhul bhool bhula gaya gayi visarle visarla',
    },
    {
      id: 'data',
      question: 'What happens to my data?',
      answer:
        'We use your name, number and address only for your visits and your account. In your profile you can correct them, download your data, or delete your account when you have no open orders.',
      otherWords:
        'privacy private personal information delete remove account phone number share gdpr dpdp jankari mahiti hatana',
    },
  ],
});
