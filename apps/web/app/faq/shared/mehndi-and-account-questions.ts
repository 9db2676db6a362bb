import type { PublicSettings } from '@haldi/contract/settings/schema';
import type { FaqGroup } from './faq-entry.ts';

export const mehndiQuestions: FaqGroup = {
  title: 'Weddings and mehndi',
  entries: [
    {
      id: 'designs',
      question: 'Can I choose my mehndi design?',
      answer:
        'Yes. Look through our designs, send us the link of the one you like on WhatsApp, or show your artist on the day. A picture of your own is welcome too.',
      link: { to: '/designs', label: 'See the designs' },
      otherWords:
        'design designs pattern patterns gallery pictures photo photos henna custom own catalogue bridal style pasand chunna nivadne dikhao',
    },
    {
      id: 'stain',
      question: 'How do I get a deep mehndi stain?',
      answer:
        'Leave the paste on for six to eight hours, keep water away until the next day, and rub off rather than wash. The colour deepens over two days, so the evening two days before is a good time.',
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
      answer: `On WhatsApp, by phone at ${settings.phone}, or by e-mail at ${settings.email}.`,
      link: { to: '/contact', label: 'Contact' },
      otherWords:
        'contact call phone telephone number mail email whatsapp message text chat talk speak human person someone support help complaint located office shop baat sampark phone lagana madad bolna dukan',
    },
    {
      id: 'track',
      question: 'How do I follow my order?',
      answer:
        'Log in and open your profile, then Ongoing Orders. Each order has a tracking page with its status, its history and your beautician. You can also ask the ChatBot: “Where is my order?”',
      link: { to: '/my-order', label: 'Ongoing Orders' },
      otherWords: 'see find follow history past previous old orders page purana purane',
    },
    {
      id: 'password',
      question: 'I forgot my password. What now?',
      answer: settings.passwordMail
        ? 'On the log in page, choose to have a link sent to your e-mail address. With it you set a new password.'
        : 'Call us or write to us on WhatsApp. Once we know that it is you, we send you a link with which you set a new password.',
      link: { to: '/contact/login', label: 'Log in' },
      otherWords:
        'reset forgotten login log sign account access locked bhul bhool bhula gaya gayi visarle visarla',
    },
    {
      id: 'data',
      question: 'What happens to my data?',
      answer:
        'We use your name, number and address for your visits and your account, and for nothing else. In your profile you can correct them, download everything we hold about you, or delete your account once no order is open.',
      otherWords:
        'privacy private personal information delete remove account phone number share gdpr dpdp jankari mahiti hatana',
    },
  ],
});
