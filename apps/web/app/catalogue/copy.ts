import { formatRupees } from '@haldi/contract/kit/money';
import { menuCopy } from '../menu/shared/copy.ts';

const forCharge = (charge: string | undefined): string =>
  charge ? `for one visiting charge of ${charge}` : 'and coming to you is free';

export const catalogueCopy = {
  services: 'Services',
  servicesTitle: 'All services',
  servicesIntro: (charge: string | undefined) =>
    `Everything we do at your home, ${forCharge(charge)}.`,
  servicesDescription: (kinds: string, city: string, charge: string | undefined) =>
    `${kinds || 'Beauty services'} at your home in ${city}, ${forCharge(charge)}.`,
  countAndPrice: (count: number, from: number) =>
    count === 1
      ? `1 service, ${formatRupees(from)}`
      : `${count} services from ${formatRupees(from)}`,
  nothingYet: 'The menu is being written',
  nothingYetText: 'There is nothing to book just now. Please look again soon.',
  categoryTitle: (name: string, city: string) => `${name} at home in ${city}`,
  categoryDescription: (name: string, city: string, sets: readonly string[], from: number) =>
    from === 0
      ? `${name} at your home in ${city}: nothing is on offer here just now.`
      : `${name} at your home in ${city}, from ${formatRupees(from)}: ${sets.join(', ').toLowerCase()}. See every price and book a time.`,
  categoryIntro: (count: number, from: number) =>
    count === 1
      ? `One service at your home, for ${formatRupees(from)}.`
      : `${count} services at your home, from ${formatRupees(from)}.`,
  emptyPageIntro: 'Not on the menu just now.',
  emptyPageDescription: (name: string, city: string) =>
    `${name} is not on our menu just now. See what else we do at your home in ${city}.`,
  sections: 'On this page',
  categories: 'Categories',
  nothingHere: 'We do not offer this just now',
  nothingHereText: 'Ask us about it, or look at what else we do:',
  originally: 'Originally',
  add: 'Add',
  addService: (name: string) => `Add ${name}`,
  allServices: 'All services',
  back: 'Back',
  searchTitle: 'Search services',
  searchDescription:
    'Find a beauty service for your home by name or by kind, with its price and how long it takes.',
  searchPlaceholder: 'Search for Beauty',
  popularSearch: 'Popular Search',
  clear: 'Clear the search',
  noMatch: 'No matching services found.',
  noMatchHelp: 'Try another word, or choose from the list above.',
  resultCount: (count: number) => (count === 1 ? '1 service found' : `${count} services found`),
  results: 'Results',
  loadFailed: menuCopy.loadFailed,
};
