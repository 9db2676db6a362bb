import { formatRupees } from '@haldi/contract/kit/money';
import { menuCopy } from '../menu/shared/copy.ts';

export const catalogueCopy = {
  services: 'Services',
  servicesTitle: 'All services',
  servicesIntro: (charge: string) =>
    `Everything we do at your home, for one visiting charge of ${charge}.`,
  servicesDescription: (city: string, charge: string) =>
    `Nails, hair, waxing, facials, threading, massage, bridal packages and mehndi at your home in ${city}, for one visiting charge of ${charge}.`,
  countAndPrice: (count: number, from: number) => `${count} services from ${formatRupees(from)}`,
  categoryTitle: (name: string, city: string) => `${name} at home in ${city}`,
  categoryDescription: (name: string, city: string, sets: readonly string[], from: number) =>
    `${name} at your home in ${city}, from ${formatRupees(from)}: ${sets.join(', ').toLowerCase()}. See every price and book a time.`,
  categoryIntro: (count: number, from: number) =>
    `${count} services at your home, from ${formatRupees(from)}.`,
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
