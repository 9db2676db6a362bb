import { internationalMobileNumber } from '@haldi/contract/accounts/normalize-mobile-number';
import { sharePictureUrl } from '@haldi/contract/branding/share-picture';
import {
  openingHoursFromSlots,
  toSchemaOrgClosedDays,
  toSchemaOrgOpeningHours,
} from '@haldi/contract/branding/site-text/opening-hours';
import type { PublicSiteText } from '@haldi/contract/branding/site-text/schema';
import type { Service } from '@haldi/contract/catalogue/service-schema';
import { parseTimeOfDay } from '@haldi/contract/kit/time-of-day';
import type { ReviewSummary } from '@haldi/contract/reviews/schema';
import type { Site } from './page-meta.ts';

const idOf = ({ origin }: Site): string => `${origin}/#salon`;

type SalonDetails = Pick<PublicSiteText, 'hours' | 'links'> & {
  reviews: Pick<ReviewSummary, 'verified' | 'verifiedAverage'>;
};

export const beautySalonData = (site: Site, { hours, links, reviews }: SalonDetails): object => {
  const { businessName, phone, email, address, city, booking } = site.settings;
  const { stamp } = site.brand;
  return {
    '@type': 'BeautySalon',
    '@id': idOf(site),
    name: businessName,
    url: `${site.origin}/`,
    image: `${site.origin}${sharePictureUrl('/', stamp)}`,
    logo: `${site.origin}/icons/icon-512.png?v=${stamp}`,
    telephone: `+${internationalMobileNumber(phone)}`,
    email,
    address: {
      '@type': 'PostalAddress',
      streetAddress: address,
      addressLocality: city,
      addressCountry: 'IN',
    },
    areaServed: { '@type': 'City', name: city },
    currenciesAccepted: 'INR',
    openingHoursSpecification: toSchemaOrgOpeningHours(
      hours ?? openingHoursFromSlots(booking.slots.map(parseTimeOfDay)),
      booking.closedWeekdays,
    ),
    specialOpeningHoursSpecification: toSchemaOrgClosedDays(booking.closedDays),
    sameAs: links.map(({ address: page }) => page),
    // Anyone with an account can write a review; only reviews after a visit count here.
    ...(reviews.verified > 0 && {
      aggregateRating: {
        '@type': 'AggregateRating',
        ratingValue: reviews.verifiedAverage,
        reviewCount: reviews.verified,
      },
    }),
    hasOfferCatalog: { '@type': 'OfferCatalog', name: 'Services', url: `${site.origin}/service` },
  };
};

type PricedService = Pick<Service, 'name' | 'description' | 'price' | 'href'>;

const offer = (site: Site, { name, description, price, href }: PricedService): object => ({
  '@type': 'Offer',
  price,
  priceCurrency: 'INR',
  url: `${site.origin}${href}`,
  itemOffered: { '@type': 'Service', name, description },
});

export const serviceOffersData = (
  site: Site,
  kind: { name: string; path: string; services: readonly PricedService[] },
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
    telephone: `+${internationalMobileNumber(site.settings.phone)}`,
    address: site.settings.address,
  },
  hasOfferCatalog: {
    '@type': 'OfferCatalog',
    name: kind.name,
    itemListElement: kind.services.map((service) => offer(site, service)),
  },
});

export const breadcrumbData = (
  { origin }: Site,
  trail: readonly { name: string; path: string }[],
): object => ({
  '@type': 'BreadcrumbList',
  itemListElement: trail.map(({ name, path }, index) => ({
    '@type': 'ListItem',
    position: index + 1,
    name,
    item: `${origin}${path}`,
  })),
});

export const faqPageData = (
  questions: readonly { question: string; answer: string }[],
): object => ({
  '@type': 'FAQPage',
  mainEntity: questions.map(({ question, answer }) => ({
    '@type': 'Question',
    name: question,
    acceptedAnswer: { '@type': 'Answer', text: answer },
  })),
});
