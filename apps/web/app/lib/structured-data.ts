import { internationalNumber } from '@haldi/contract/accounts/mobile';
import { shareAddress } from '@haldi/contract/brand/share';
import type { Service } from '@haldi/contract/catalogue/schema';
import type { ReviewSummary } from '@haldi/contract/reviews/schema';
import type { PublicSettings } from '@haldi/contract/settings/schema';
import type { Site } from './seo.ts';

type Booking = Pick<PublicSettings['booking'], 'slots' | 'closedWeekdays'>;

const idOf = ({ origin }: Site): string => `${origin}/#salon`;

/** From and to as `09:30`; 0 is Sunday. */
export type OpenHours = { weekday: number; from: string; to: string };

/** `05:00 PM` by the clock of 24 hours. */
const clockTime = (slot = ''): string =>
  slot.slice(0, 5).replace(/^\d+/, (hour) => {
    const hours = (Number(hour) % 12) + (slot.endsWith('PM') ? 12 : 0);
    return String(hours).padStart(2, '0');
  });

/** From the first visit of a day to the last one, where nobody says more. */
const bookableHours = ({ slots, closedWeekdays }: Booking): OpenHours[] =>
  [0, 1, 2, 3, 4, 5, 6]
    .filter((weekday) => slots.length > 1 && !closedWeekdays.includes(weekday))
    .map((weekday) => ({ weekday, from: clockTime(slots[0]), to: clockTime(slots.at(-1)) }));

/** The first of January 2023 was a Sunday. */
const dayName = (weekday: number): string =>
  new Date(Date.UTC(2023, 0, 1 + weekday)).toLocaleDateString('en', {
    weekday: 'long',
    timeZone: 'UTC',
  });

/** When the salon can be reached, as search engines read it. */
export const openingHours = (booking: Booking, hours = bookableHours(booking)): object[] =>
  hours.map(({ weekday, from, to }) => ({
    '@type': 'OpeningHoursSpecification',
    dayOfWeek: dayName(weekday),
    opens: from,
    closes: to,
  }));

type Rating = Pick<ReviewSummary, 'count' | 'average'>;

/** The business itself, for the home page. */
export const beautySalon = (site: Site, reviews?: Rating): object => {
  const { businessName, phone, email, address, city } = site.settings;
  const { stamp } = site.brand;
  const hours = openingHours(site.settings.booking);
  return {
    '@type': 'BeautySalon',
    '@id': idOf(site),
    name: businessName,
    url: `${site.origin}/`,
    image: `${site.origin}${shareAddress('/', stamp)}`,
    logo: `${site.origin}/icons/icon-512.png?v=${stamp}`,
    telephone: `+${internationalNumber(phone)}`,
    email,
    address: {
      '@type': 'PostalAddress',
      streetAddress: address,
      addressLocality: city,
      addressCountry: 'IN',
    },
    areaServed: { '@type': 'City', name: city },
    currenciesAccepted: 'INR',
    ...(hours.length > 0 && { openingHoursSpecification: hours }),
    ...(reviews &&
      reviews.count > 0 && {
        aggregateRating: {
          '@type': 'AggregateRating',
          ratingValue: reviews.average,
          reviewCount: reviews.count,
        },
      }),
    hasOfferCatalog: { '@type': 'OfferCatalog', name: 'Services', url: `${site.origin}/service` },
  };
};

type Priced = Pick<Service, 'name' | 'description' | 'price' | 'href'>;

const offer = (site: Site, { name, description, price, href }: Priced): object => ({
  '@type': 'Offer',
  price,
  priceCurrency: 'INR',
  url: `${site.origin}${href}`,
  itemOffered: { '@type': 'Service', name, description },
});

/** One kind of service with the price of each. */
export const serviceWithOffers = (
  site: Site,
  kind: { name: string; path: string; services: readonly Priced[] },
): object => ({
  '@type': 'Service',
  name: kind.name,
  serviceType: kind.name,
  url: `${site.origin}${kind.path}`,
  areaServed: { '@type': 'City', name: site.settings.city },
  provider: {
    '@type': 'BeautySalon',
    '@id': idOf(site),
    name: site.settings.businessName,
    telephone: `+${internationalNumber(site.settings.phone)}`,
    address: site.settings.address,
  },
  hasOfferCatalog: {
    '@type': 'OfferCatalog',
    name: kind.name,
    itemListElement: kind.services.map((service) => offer(site, service)),
  },
});

/** Where the page stands, from the home page down. */
export const breadcrumbs = (
  { origin }: Site,
  trail: readonly { name: string; path: string }[],
): object => ({
  '@type': 'BreadcrumbList',
  itemListElement: trail.map(({ name, path }, place) => ({
    '@type': 'ListItem',
    position: place + 1,
    name,
    item: `${origin}${path}`,
  })),
});

export const faqPage = (questions: readonly { question: string; answer: string }[]): object => ({
  '@type': 'FAQPage',
  mainEntity: questions.map(({ question, answer }) => ({
    '@type': 'Question',
    name: question,
    acceptedAnswer: { '@type': 'Answer', text: answer },
  })),
});
