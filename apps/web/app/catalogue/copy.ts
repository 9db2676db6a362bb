import { formatRupees } from '@haldi/contract/kit/money';
import { menuCopy } from '../menu/shared/copy.ts';

const services = (count: number): string => (count === 1 ? '1 service' : `${count} services`);

const forCharge = (charge: string | undefined): string =>
  charge ? `for one visiting charge of ${charge}` : 'and coming to you is free';

export const catalogueCopy = {
  services: 'Services',
  servicesTitle: 'All services | Haldi',
  servicesIntro: (charge: string | undefined) =>
    `Everything we do at your home, ${forCharge(charge)}.`,
  servicesDescription: (kinds: string, city: string, charge: string | undefined) =>
    `${kinds || 'Beauty services'} at your home in ${city}, ${forCharge(charge)}.`,
  countAndPrice: (count: number, from: number) =>
    count === 0 ? 'Nothing just now' : `${services(count)} from ${formatRupees(from)}`,
  categoryTitle: (name: string, city: string) => `${name} at home in ${city} | Haldi`,
  categoryDescription: (name: string, city: string, sets: readonly string[], from: number) =>
    from === 0
      ? `${name} at your home in ${city}: nothing is on offer here just now.`
      : `${name} at your home in ${city}, from ${formatRupees(from)}: ${sets.join(', ').toLowerCase()}. See every price and book a time.`,
  categoryIntro: (count: number, from: number) =>
    count === 0
      ? 'Nothing is on offer here just now.'
      : `${services(count)} at your home, from ${formatRupees(from)}.`,
  sections: 'On this page',
  categories: 'Categories',
  nothingHere: 'Nothing in this section just now',
  nothingHereText: 'Ask us on WhatsApp, or look at the other services.',
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
