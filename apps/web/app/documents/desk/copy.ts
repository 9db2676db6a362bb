import type { DocumentSettings } from '@haldi/contract/documents/desk/schema';
import type { DocumentKind } from '@haldi/contract/documents/document-content';

const documentKindNames: Record<DocumentKind, string> = {
  bill: 'Bill',
  tax_invoice: 'Tax invoice',
  bill_of_supply: 'Bill of supply',
  receipt_voucher: 'Receipt voucher',
  refund_voucher: 'Refund voucher',
  credit_note: 'Credit note',
};

type SchemeText = { name: string; note: string };
const schemes: Record<DocumentSettings['scheme'], SchemeText> = {
  unregistered: { name: 'Not registered', note: 'Customers get a bill without tax.' },
  regular: { name: 'Regular', note: 'Customers get a tax invoice. Your prices include GST.' },
  composition: {
    name: 'Composition scheme',
    note: 'Customers get a bill of supply. It shows no tax.',
  },
};

export const documentSettingsCopy = {
  title: 'Bills and tax',
  intro: 'What is printed on bills, and how they are numbered.',
  loading: 'Loading the settings of bills and tax...',
  fetchFailed: 'Could not load the settings of bills and tax',
  accountant: 'Ask your accountant to check these settings.',
  laterOnly: 'Changes apply to new bills. Bills that were issued never change.',
  registration: {
    title: 'GST registration',
    text: 'Decides which document a customer gets after the visit.',
  },
  rates: {
    title: 'Tax rates',
    text: 'The SAC and the rate of each section of your menu. The visiting charge, fees and advances have those of the most expensive service of the order.',
  },
  numbers: {
    title: 'Numbers',
    text: 'Each kind of document is counted on its own and starts at 1 on 1 April. No number is left out.',
  },
  scheme: 'Registration',
  schemes,
  fields: {
    scheme: 'Registration',
    gstin: 'GSTIN',
    legalName: 'Legal name',
    address: 'Address on bills',
    state: 'State',
    taxGroups: 'Tax rates',
    prefixes: 'Prefixes',
    digits: 'Digits of the number',
  },
  hints: {
    gstin: '15 characters, as on your registration certificate',
    legalName: 'As on your registration certificate',
    address: 'As on your registration certificate, with pincode',
  },
  chooseState: 'Choose a state',
  sac: 'SAC',
  rate: 'Rate (%)',
  from: 'From',
  addRate: 'Add a rate',
  removeRate: (percent: string) => `Remove the rate of ${percent}%`,
  otherSections: 'All other sections',
  noSections: 'No sections yet',
  chooseSections: 'Choose sections',
  group: (place: number) => `Tax rate ${place}`,
  addGroup: 'Add another SAC',
  removeGroup: 'Remove this SAC',
  digitChoice: (digits: number) => `At least ${digits}`,
  prefix: (kind: DocumentKind) => `Prefix: ${documentKindNames[kind].toLowerCase()}`,
  nextNumber: (number: string) => `Next number: ${number}`,
  unsaved: 'Unsaved changes',
  save: 'Save changes',
  discard: 'Discard',
  saved: 'Settings of bills and tax saved',
  failed: 'Could not save the settings of bills and tax',
  wrong: 'Check the fields marked in red.',
  changedByOther: 'The settings of bills and tax were changed while you were editing.',
  changedText: 'Your changes are kept. Review and save again.',
  changed: (field: string) => `${field} changed`,
  proof: {
    title: 'Save settings of bills and tax?',
    text: 'Enter your password to save these changes.',
    password: 'Password',
  },
  logInAgain: 'Log in again',
};
