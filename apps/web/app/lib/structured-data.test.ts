import { defaultSettings } from '@haldi/contract/settings/default-settings';
import { describe, expect, test } from 'vitest';
import type { Site } from './page-meta.ts';
import { beautySalonData } from './structured-data.ts';

const site = {
  origin: 'https://salon.example',
  settings: { ...defaultSettings, booking: { slots: [], closedWeekdays: [], closedDays: [] } },
  brand: { stamp: 'x' },
} as unknown as Site;

const ratingOf = (verified: number, verifiedAverage: number) =>
  beautySalonData(site, { hours: null, links: [], reviews: { verified, verifiedAverage } });

describe('threat 10: the rating that search engines read', () => {
  test('counts reviews after a visit only', () => {
    expect(ratingOf(2, 3.5)).toHaveProperty('aggregateRating', {
      '@type': 'AggregateRating',
      ratingValue: 3.5,
      reviewCount: 2,
    });
  });

  test('is left out while there is none', () => {
    expect(ratingOf(0, 0)).not.toHaveProperty('aggregateRating');
  });
});
