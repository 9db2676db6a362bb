import { passwordLength } from '@haldi/contract/accounts/passwords/password-schema';
import type { SetupStep, SetupStepState } from '@haldi/contract/setup/schema';
import type { MissingSetupPart, SetupAdvice } from '@haldi/contract/setup/setup-requirements';

export const openingCopy = {
  title: (business: string) => (business ? `${business} opens soon` : 'Opening soon'),
  where: (city: string) => `Beauty care at your home in ${city}.`,
  whereUnknown: 'Beauty care at your home.',
  text: 'We are getting everything ready. Once we are open, you can sign up and book here.',
  call: (phone: string) => `Call ${phone}`,
  whatsapp: 'Ask on WhatsApp',
  whatsappText: (business: string) => `Hello ${business}! When do you open?`,
  staff: 'Staff log in',
  preview: 'Preview: only you and your team can see the site until you go live.',
  goLive: 'Go live',
};

export const setupCopy = {
  pageTitle: 'Set up your salon',
  title: 'Set up your salon',
  intro:
    'Complete these steps to take your first booking. You can stop and continue at any time, on any device.',
  introOpen: 'Your salon is open. You can still change every step.',
  loading: 'Loading set-up...',
  fetchFailed: 'Could not load the set-up',
  steps: 'Set-up steps',
  position: (position: number, count: number) => `Step ${position} of ${count}`,
  allSteps: 'All steps',
  names: {
    business: 'Your business',
    area: 'Service area',
    hours: 'Visit times',
    menu: 'Your menu',
    people: 'Your beauticians',
    messages: 'Messages',
    look: 'Branding',
    open: 'Go live',
  } satisfies Record<SetupStep, string>,
  texts: {
    business: 'Your name and contact details, shown on every page and in every message.',
    area: 'Serve your whole city at one visiting charge, or only some pincodes.',
    hours: 'The times at which a visit can start, and your closed days.',
    menu: 'The services customers can book, with prices and durations.',
    people:
      'The beauticians who make the visits. Customers can only book times when a beautician works.',
    messages: 'How you are notified of new orders when this page is closed.',
    look: 'Your colours and logo. You can change them at any time.',
    open: 'Open your site to customers.',
  } satisfies Record<SetupStep, string>,
  states: {
    open: 'not done yet',
    skipped: 'incomplete',
    done: 'done',
  } satisfies Record<SetupStepState, string>,
  saveAndContinue: 'Save and continue',
  next: 'Continue',
  skip: 'Skip for now',
  back: 'Back',
  failed: 'Something went wrong. Please try again.',
  area: {
    charge: 'Your visiting charge',
    everywhere: (city: string) =>
      `You serve every address in ${city || 'your city'} at this charge.`,
  },
  menu: {
    filled: 'Your menu has services. Check their names, prices and durations.',
    empty:
      'Your menu is empty. Select the sections or services you offer. You can change names and prices later.',
    emptyForUpload:
      'Your menu is empty. Upload your price list. You can check every change before it is saved.',
    fromStarter: 'Choose from the starter menu',
    uploadInstead: 'Upload a file instead',
    fromFile: 'Upload a file',
    toMenu: 'Open menu',
  },
  messages: {
    push: 'New order alerts on this device',
    text: 'Turn on push notifications on every phone or computer that should be notified.',
    templates: 'You can edit the messages to your customers under Messages, Templates.',
    toTemplates: 'View templates',
  },
  look: {
    siteText: 'You can write your own website text now or later.',
    toSiteText: 'Edit website text',
  },
  open: {
    ready: 'Everything is ready. Customers can book as soon as you go live.',
    notReady: 'Before you can go live:',
    missing: {
      business: 'Fill in your business name, city, address and contact details',
      menu: 'Add at least one service to your menu',
      people: 'Add at least one beautician',
      skills: 'None of your beauticians can perform the services on your menu',
      hours: 'None of your beauticians works at any of your visit times',
    } satisfies Record<MissingSetupPart, string>,
    fix: 'Fill in',
    advice: 'Recommended, now or later:',
    advices: {
      unable: 'None of your beauticians can perform some of your services',
      areas: 'You serve every address in your city. Add service areas to limit this.',
      alerts: 'Notifications of new orders are turned off on all your devices',
    } satisfies Record<SetupAdvice, string>,
    review: 'Review',
    preview: 'Preview site',
    goLive: 'Go live',
    isOpen: 'Your salon is open. Customers can sign up and book.',
    toSite: 'View website',
    toDashboard: 'Open dashboard',
    opened: 'Your salon is open',
  },
  card: {
    title: 'Finish setting up',
    text: (done: number, of: number) =>
      `${done} of ${of} steps done. Until you go live, visitors only see that you are opening soon.`,
    resume: 'Continue set-up',
    desk: 'The salon is not open yet. The owner is setting it up.',
  },
};

export const firstOwnerCopy = {
  pageTitle: 'Your account',
  title: 'Welcome to your salon',
  intro: 'Create your account first, then set up your salon.',
  name: 'Your name',
  email: 'Email',
  password: 'Password',
  passwordHint: `At least ${passwordLength.min} characters`,
  submit: 'Create account',
  noLink: 'Open this page with the link that the server printed when it was first started.',
  toLogIn: 'Log in',
};

export const removeDemoDataCopy = {
  pageTitle: 'Remove demo data',
  title: 'Remove demo data',
  intro:
    'This permanently deletes the demo’s customers, orders, reviews, posts and website text, and every account.',
  keptTitle: 'What you keep',
  kept: 'Settings, areas, branding, policies, message templates and website text that you have saved are kept. Choose what else to keep:',
  menu: (services: number) =>
    `The menu with ${services === 1 ? '1 service' : `${services} services`}`,
  people: 'Beauticians to keep',
  demoPerson: 'from the demo',
  noPeople: 'You have no beauticians.',
  ownerTitle: 'Your own account',
  ownerText: 'All accounts are deleted. You will log in with this one.',
  confirmTitle: 'Confirm',
  confirmText: 'You cannot undo this. Your site shows “Opening soon” until you go live.',
  confirmation: (name: string) => `Type the name of your salon to confirm: ${name}`,
  submit: 'Remove demo data',
  done: 'Demo data removed',
  loading: 'Loading demo data...',
  fetchFailed: 'Could not load demo data',
  noDemo: 'This salon has no demo data.',
};
