import { customerSessionDays, knownDeviceDays } from '../../accounts/session-durations.ts';
import { waitingListRetentionDays } from '../../areas/schema.ts';
import { orderLinkValidDays } from '../../orders/order-link/schema.ts';
import {
  contactLines,
  formatPolicySection,
  includeLinesIf,
  type PolicyFacts,
} from './policy-text-parts.ts';

const kept = (): string =>
  formatPolicySection('What we collect and why', [
    'Your name and mobile number, and your email address if you give it: for your account, to log you in, and to contact you about your visits.',
    'Your password, stored only as a hash that cannot be read: to log you in.',
    'Your address, your saved addresses, and your location if you share it: to find you and to calculate the visiting charge.',
    'The name, number and address of another person you book for: only for that visit. Please ask them first.',
    'Your bookings: services, prices, times, notes, the beautician who came and how the visit went: to carry out the visit, to answer your questions and for our accounts.',
    'Your payments and refunds: amount, method, time and the reference of a UPI payment: to match them with your visits and for our accounts. We do not store card numbers.',
    'Your bills, with your name and address, and the name and GSTIN of your business if you give them: because the tax law requires bills.',
    'Notes of our staff about your visits: to serve you better next time. They are included when you download your data.',
    'The messages we sent you about your visits: so that you and we can read them later.',
    'Your reviews, posts and pictures: to publish them under your name.',
    'Your number and pincode, if you join the waiting list for your area: only for that.',
    'The devices you are logged in on, and failed log-ins for one day: to protect your account.',
    'How often each page is viewed per day: counted without identifying you.',
  ]);

const others = ({ hasMail, hasWhatsapp, hasAnalytics, oidcLabel, payments }: PolicyFacts): string =>
  formatPolicySection(
    'Who we share it with',
    'We do not sell your data. We share only what is needed, with:',
    [
      'Your beautician: your first name, address, number, notes and booked services.',
      'The company that runs our server and its backups.',
      hasWhatsapp
        ? 'WhatsApp (Meta), which delivers messages about your visits.'
        : 'WhatsApp (Meta), if we message you there about a visit.',
      'The maker of your browser, if you turn on notifications: it delivers them encrypted and cannot read them.',
      ...includeLinesIf(hasMail, 'The mail service that delivers our emails to you.'),
      ...includeLinesIf(
        oidcLabel !== null,
        `The service behind “${oidcLabel}”, if you use that button: it tells us your name and email address, and knows that you log in here.`,
      ),
      ...includeLinesIf(
        hasAnalytics,
        'Google, through Google Analytics: the kinds of pages you open and technical details of your browser, but neither your name nor your bookings.',
      ),
      ...includeLinesIf(
        payments.upi !== null,
        'Your payment app and the banks, if you pay by UPI: the amount and the order number.',
      ),
      'A map service, to find the way to you.',
      'Authorities, if the law requires it.',
    ],
  );

const inBrowser = ({ hasAnalytics }: PolicyFacts): string =>
  formatPolicySection('What is stored in your browser', [
    `Your log-in, for up to ${customerSessionDays} days, and a token that recognises this browser at your next log-in, for ${knownDeviceDays} days.`,
    'Your cart, your pincode and unfinished bookings, so that you do not have to enter them again.',
    'Pages you opened, so that you can read them offline.',
    ...includeLinesIf(hasAnalytics, 'Cookies of Google Analytics, to count visits.'),
  ]);

const howLong = (): string =>
  formatPolicySection('How long we keep it', [
    'Your account and its data: until you delete it with “Delete my account” in your profile. This is possible when you have no open visit.',
    'After that we keep your orders without your name, number, street and notes. Only the town and pincode remain.',
    `Your number on the waiting list for an area: ${waitingListRetentionDays} days after your last request.`,
    `Order links: until ${orderLinkValidDays} days after the visit.`,
    'Backups: until they are replaced by newer ones.',
  ]);

const byLaw = (): string =>
  formatPolicySection(
    'What the law requires us to keep',
    'Separately, and only for this purpose:',
    [
      'Bills, vouchers and credit notes with your name and address, for tax: 72 months from the due date of the annual return, also once your account is deleted. They contain neither your number nor your email address.',
      'Records of payments and refunds with their UPI references, for tax: just as long. They do not contain your name once your account is deleted.',
      'Server logs, to detect misuse: one year. They contain no name, number, address or email address.',
    ],
  );

const rights = ({ hasMail }: PolicyFacts): string =>
  formatPolicySection(
    'Your rights',
    [
      'See it: use “Download my data” in your profile.',
      'Correct it: in your profile, at any time.',
      'Delete it: use “Delete my account” in your profile.',
      'Withdraw your consent, as easily as you gave it: turn off “Messages about my visits” to stop the messages, or delete your account to end everything. This does not affect what we did before. Without your details we cannot visit you.',
      'Nominate a person who can use these rights for you if you die or are no longer able to: write to us.',
      'Complain to us: we reply as soon as we can, and within 90 days.',
      'Complain to the Data Protection Board of India if you are not satisfied with our reply.',
    ],
    `If you have no account, or would like us to do it, ${hasMail ? 'write to us or call us' : 'call us or write to us'}. We will confirm your identity first.`,
  );

/** The notice required by India's Digital Personal Data Protection Act. */
export const privacyText = (facts: PolicyFacts): string =>
  [
    `${facts.businessName} provides beauty services at home in ${facts.city}. This notice explains which personal data we need for this, why, and which rights you have. We process it because you agree to this when you sign up or book.`,
    formatPolicySection('Who we are', contactLines(facts)),
    kept(),
    others(facts),
    inBrowser(facts),
    howLong(),
    byLaw(),
    rights(facts),
    formatPolicySection(
      'Children',
      'You must be 18 or older to have an account. A parent or guardian can book and agree for a younger person.',
    ),
    formatPolicySection(
      'Data breaches',
      'If your data is exposed, we tell you and the Data Protection Board without delay what happened, what it means for you, what we are doing and what you can do. The Board gets the details within 72 hours.',
    ),
    formatPolicySection(
      'Changes to this notice',
      'This page shows since when the notice is in force. If it changes, we tell you in your profile. The version you agreed to is kept.',
    ),
    formatPolicySection(
      'Questions about your data',
      facts.email ? `Write to ${facts.email} or call us.` : 'Call us.',
    ),
  ].join('\n\n');
