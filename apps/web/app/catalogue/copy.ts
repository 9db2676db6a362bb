import { formatRupees } from '@haldi/contract/kit/money';
import { menuCopy } from '../menu/shared/copy.ts';

const forCharge = (charge: string | undefined): string =>
  charge ? `with one visiting charge of ${charge}` : 'with no visiting charge';

export const catalogueCopy = {
  services: 'Services',
  servicesTitle: 'All services',
  servicesIntro: (charge: string | undefined) =>
    `All our services at your home, ${forCharge(charge)}.`,
  servicesDescription: (kinds: string, city: string, charge: string | undefined) =>
    `${kinds || 'Beauty services'} at your home in ${city}, ${forCharge(charge)}.`,
  countAndPrice: (count: number, from: number) =>
    count === 1
      ? `1 service, ${formatRupees(from)}`
      : `${count} services from ${formatRupees(from)}`,
  nothingYet: 'No services yet',
  nothingYetText: 'There is nothing to book at the moment. Please check again soon.',
  categoryTitle: (name: string, city: string) => `${name} at home in ${city}`,
  categoryDescription: (name: string, city: string, sets: readonly string[], from: number) =>
    from === 0
      ? `${name} at your home in ${city}: not available at the moment.`
      : `${name} at your home in ${city}, from ${formatRupees(from)}: ${sets.join(', ').toLowerCase()}. See prices and book a time.`,
  categoryIntro: (count: number, from: number) =>
    count === 1
      ? `One service at your home, for ${formatRupees(from)}.`
      : `${count} services at your home, from ${formatRupees(from)}.`,
  emptyPageIntro: 'Not available at the moment.',
  emptyPageDescription: (name: string, city: string) =>
    `${name} is not available at the moment. See our other services at your home in ${city}.`,
  sections: 'On this page',
  categories: 'Categories',
  nothingHere: 'Not available at the moment',
  nothingHereText: 'Ask us about it, or see our other services:',
  originally: 'Originally',
  add: 'Add',
  addService: (name: string) => `Add ${name}`,
  allServices: 'All services',
  back: 'Back',
  searchTitle: 'Search services',
  searchDescription:
    'Search our beauty services at home by name or category, with prices and durations.',
  searchPlaceholder: 'Search for Beauty',
  popularSearch: 'Popular Search',
  clear: 'Clear search',
  noMatch: 'No matching services found.',
  noMatchHelp: 'Try another word or choose a category above.',
  resultCount: (count: number) => (count === 1 ? '1 service found' : `${count} services found`),
  results: 'Results',
  loadFailed: menuCopy.loadFailed,
};
