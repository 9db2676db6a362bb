import { passwordLength } from '@haldi/contract/accounts/passwords/password-schema';
import type { Advice, MissingPart } from '@haldi/contract/setup/requirements';
import type { SetupStep, StepState } from '@haldi/contract/setup/schema';

/** What stands on the site before it opens. */
export const openingCopy = {
  title: (business: string) => (business ? `${business} opens soon` : 'Opening soon'),
  where: (city: string) => `Beauty care at your home in ${city}.`,
  whereUnknown: 'Beauty care at your home.',
  text: 'We are getting everything ready. As soon as we open, you can sign up and book right here.',
  call: (phone: string) => `Call ${phone}`,
  whatsapp: 'Ask on WhatsApp',
  whatsappText: (business: string) => `Hello ${business}! When do you open?`,
  staff: 'Log in for staff',
  preview: 'Only you and your team see this: the salon has not opened yet.',
  goLive: 'Go live',
};

export const setupCopy = {
  pageTitle: 'Set up your salon',
  title: 'Set up your salon',
  intro: 'Step by step to the first booking. You can leave at any time and go on later, anywhere.',
  introOpen: 'Your salon is open. You can still go through every step.',
  loading: 'Loading the set-up...',
  fetchFailed: 'Failed to fetch the set-up',
  steps: 'Steps of the set-up',
  place: (place: number, of: number) => `Step ${place} of ${of}`,
  allSteps: 'All steps',
  names: {
    business: 'Your business',
    area: 'Where you come',
    hours: 'When you come',
    menu: 'Your menu',
    people: 'Your people',
    messages: 'Messages',
    look: 'Your look',
    open: 'Go live',
  } satisfies Record<SetupStep, string>,
  texts: {
    business: 'Who you are and how customers reach you. This stands on every page and message.',
    area: 'Everywhere in your city at one charge, or only in some pincodes.',
    hours: 'The times at which a visit can begin, and the days on which you stay at home.',
    menu: 'What customers can book, with prices and how long it takes.',
    people: 'Who goes to the visits. Without anybody at work there is no free time to book.',
    messages: 'How you hear of a new order while this page is closed.',
    look: 'Your colours and your logo, on every page and message. You can change them at any time.',
    open: 'From then on everybody sees your site and can book.',
  } satisfies Record<SetupStep, string>,
  states: {
    open: 'not done yet',
    skipped: 'something is missing',
    done: 'done',
  } satisfies Record<StepState, string>,
  saveAndGoOn: 'Save and go on',
  goOn: 'Go on',
  skip: 'Skip for now',
  back: 'Back',
  failed: 'That did not work. Please try again.',
  area: {
    charge: 'Your visiting charge',
    everywhere: (city: string) => `You come everywhere in ${city || 'your city'}, at this charge.`,
  },
  menu: {
    there: 'There are services on your menu. Look through them: names, prices, how long they take.',
    none: 'Your menu is empty. Tick what you offer, whole sections or single services; you can change every word and price afterwards.',
    noneOfFile:
      'Your menu is empty. Bring in your own list; nothing changes before you have seen what it would.',
    fromStarter: 'Choose from the starter menu',
    fileInstead: 'Upload a file instead',
    fromFile: 'Upload a file',
    toMenu: 'To your menu',
  },
  messages: {
    push: 'New orders on this device',
    text: 'Switch it on, and this phone or computer tells you at once. You can do the same on others.',
    texts: 'What customers are told by message, and in which words, stands under Messages.',
    toTexts: 'Look at the texts',
  },
  look: {
    words: 'Your own words for the home page, your promises and answers can wait:',
    toWords: 'To your words',
  },
  open: {
    ready: 'Everything is there. Customers can book as soon as you go live.',
    notReady: 'Before you can go live:',
    missing: {
      business: 'Fill in your name, city, address and how to reach you',
      menu: 'Put at least one service on your menu',
      people: 'Say who goes to the visits',
      skills: 'Nobody of your people can do what is on your menu',
      hours: 'Nobody of your people works at a time at which visits can begin',
    } satisfies Record<MissingPart, string>,
    fix: 'Fill in',
    advice: 'Worth a look, now or later:',
    advices: {
      unable: 'Some services on your menu can be done by nobody yet',
      areas: 'You come to every pincode; add areas if you do not',
      alerts: 'No phone or computer of yours is told of new orders',
    } satisfies Record<Advice, string>,
    look: 'Look',
    preview: 'See the site',
    goLive: 'Go live',
    isOpen: 'Your salon is open. Customers can sign up and book.',
    toSite: 'To the site',
    toDashboard: 'To the dashboard',
    opened: 'Your salon is open',
  },
  card: {
    title: 'Finish setting up',
    text: (done: number, of: number) =>
      `${done} of ${of} steps are done. Until you go live, visitors read that you open soon.`,
    goOn: 'Go on with the set-up',
    desk: 'The salon has not opened yet. The owner is setting it up.',
  },
};

export const firstOwnerCopy = {
  pageTitle: 'Your account',
  title: 'Welcome to your salon',
  intro: 'Make your own account first. Then the set-up leads you to your first booking.',
  name: 'Your name',
  email: 'E-mail',
  password: 'Password',
  passwordHint: `At least ${passwordLength.min} characters`,
  submit: 'Make my account',
  noLink: 'This page needs the link that the first start of the server printed.',
  toLogIn: 'To the log in',
};

export const removeDemoDataCopy = {
  pageTitle: 'Start for real',
  title: 'Start for real',
  intro:
    'You have tried it out; now make it your salon. The demo’s people, orders, reviews, posts and words go for good, and so does every account.',
  staysTitle: 'What stays',
  stays:
    'Your settings, areas, look, policies, the texts of messages and the words you have saved stay as they are. Choose the rest:',
  menu: (services: number) =>
    `The menu with ${services === 1 ? '1 service' : `${services} services`}`,
  people: 'Who stays on your roster',
  demoPerson: 'from the demo',
  nobody: 'Nobody is on the roster.',
  ownerTitle: 'Your own account',
  ownerText: 'The demo’s accounts go. You log in with this one from now on.',
  confirmTitle: 'To be sure',
  confirmText: 'Nothing of this comes back. Visitors read that you open soon until you go live.',
  confirmation: (name: string) => `Type the name of your salon: ${name}`,
  submit: 'Leave the demo behind',
  done: 'Welcome to your own salon',
  loading: 'Loading what you have...',
  fetchFailed: 'Failed to fetch what you have',
  noDemo: 'This salon does not run on demo data.',
};
