import { knownDeviceDays, sessionDays } from '../../accounts/session-durations.ts';
import { areaRequestRetentionDays } from '../../areas/schema.ts';
import { linkValidDays } from '../../orders/order-link/schema.ts';
import { contactLines, linesIf, type PolicyFacts, section } from './policy-facts.ts';

const kept = (): string =>
  section('What we keep, and what for', [
    'Your name and mobile number, and your e-mail address if you give it: for your account, to log you in, and to reach you about your visits.',
    'Your password, only in a form that nobody can read: to log you in.',
    'Your address, addresses that you save, and the place on the map if you share it: to find you, and to know what coming costs.',
    'The name, number and address of somebody else for whom you book: for that visit alone. Please ask her first.',
    'What you book, at which price, for when, with your wishes and notes, who came, and what became of it: to carry out the visit, to answer your questions, and for our books.',
    'Notes of our staff about your visits: so that the next one suits you. They are in what you download.',
    'The messages that we sent you about your visits: so that you and we can look them up.',
    'Reviews, posts and their pictures that you write: to show them to everybody, under your name.',
    'Your number and pincode, if you ask to be told when we come to where you live: for that alone.',
    'On which devices you are logged in and since when, and wrong passwords for a day: to keep others out of your account.',
    'How often each page is looked at on a day: counted without knowing by whom.',
  ]);

const others = ({ hasMail, hasWhatsapp, hasAnalytics, oidcLabel }: PolicyFacts): string =>
  section('Who else learns of it', 'We sell none of it. Others learn only what they need:', [
    'Whoever comes to you: your first name, your address and number, your wishes and what was booked.',
    'Whoever runs our server and its backups for us.',
    hasWhatsapp
      ? 'WhatsApp (Meta), which carries messages about your visits to your number.'
      : 'WhatsApp (Meta), where we write to you by it about a visit.',
    'The maker of your browser, if you allow messages on your phone: it carries them sealed and cannot read them.',
    ...linesIf(hasMail, 'The mail service that carries our e-mails to you.'),
    ...linesIf(
      oidcLabel !== null,
      `The service behind “${oidcLabel}”, if you use that button: it tells us your name and e-mail address, and learns that you log in here.`,
    ),
    ...linesIf(
      hasAnalytics,
      'Google, by Google Analytics: which kinds of pages your browser opens, and what every website learns of a browser. It learns neither your name nor what you book.',
    ),
    'A map service, when we look up the way to you.',
    'Authorities, where the law makes us.',
  ]);

const inBrowser = ({ hasAnalytics }: PolicyFacts): string =>
  section('What your browser keeps for us', [
    `Who is logged in, for ${sessionDays} days at most, and by what we know this browser again at your next log in, for ${knownDeviceDays} days.`,
    'Your cart, your pincode and what you have begun to book, so that you type it once.',
    'Pages that you opened, to be read without a connection.',
    ...linesIf(hasAnalytics, 'Cookies of Google Analytics, to count visits.'),
  ]);

const howLong = (): string =>
  section('How long we keep it', [
    'Your account and what belongs to it: until you delete it. “Delete my account” in your profile does so at once, as soon as no visit is open.',
    'Your orders then stay without your name, number, street and notes, with the town and pincode only.',
    `A number that waits for us to come to a pincode: ${areaRequestRetentionDays} days after you last asked.`,
    `The link of an order: until ${linkValidDays} days after the visit.`,
    'Backups hold what was there when they were made, until newer ones take their place.',
  ]);

const byLaw = (): string =>
  section('What the law makes us keep', 'Apart from all that, and for nothing else:', [
    'Records of what was sold and paid, for tax: 72 months from the day on which the yearly return is due. They do not need your name once your account is deleted.',
    'Logs of our server, to find misuse: one year. They hold no name, number, address or e-mail address.',
  ]);

const rights = ({ hasMail }: PolicyFacts): string =>
  section(
    'Your rights',
    [
      'See it: “Download my data” in your profile gives you all of it at once.',
      'Correct it: in your profile, at any time.',
      'Have it erased: “Delete my account” in your profile.',
      'Take your consent back, as easily as you gave it: one switch, “Messages about my visits”, ends the messages; deleting your account ends everything. What we did until then stays right; without your details we cannot come to you.',
      'Name somebody who uses these rights for you if you die or are no longer able to: write to us.',
      'Complain to us: we answer as soon as we can, and within 90 days at the latest.',
      'Complain to the Data Protection Board of India, if our answer does not help you.',
    ],
    `Without an account, or if you would rather have us do it, ${hasMail ? 'write to us or call' : 'call us or write to us'}: we make sure that it is you, and do it.`,
  );

/** The notice that India's Digital Personal Data Protection Act asks for: on its own, and plain. */
export const privacyText = (facts: PolicyFacts): string =>
  [
    `${facts.businessName} comes to people's homes in ${facts.city}. For that we need to know some things about you. This notice says which, what for, and what you can do about it. We keep them because you agree to it when you sign up or book.`,
    section('Who we are', contactLines(facts)),
    kept(),
    others(facts),
    inBrowser(facts),
    howLong(),
    byLaw(),
    rights(facts),
    section(
      'Children',
      'Accounts are for people of 18 years and more. For somebody younger a parent or guardian books, and agrees.',
    ),
    section(
      'If data gets into wrong hands',
      'We tell you and the Data Protection Board without delay: what happened, what it may mean for you, what we do about it and what you can do. The Board gets the details within 72 hours.',
    ),
    section(
      'When this notice changes',
      'The day on which it came into force stands with it. If it changes we tell you in your profile. The text that you agreed to is kept, and you can read it again.',
    ),
    section(
      'Whom to ask',
      `Whatever you want to know about your data: ${facts.email}, or call us.`,
    ),
  ].join('\n\n');
