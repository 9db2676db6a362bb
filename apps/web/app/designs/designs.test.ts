import { isMehndiService } from '@haldi/contract/designs/is-mehndi-service';
import { mehndiDesigns } from '@haldi/contract/designs/mehndi-designs';
import { describe, expect, test } from 'vitest';
import {
  adjacentDesign,
  filterDesigns,
  formatDesignQuery,
  parseDesignQuery,
} from './design-query.ts';
import { galleryOrder, isLargeCard } from './gallery-order.ts';
import { type MehndiService, mehndiServiceForDesign } from './service-for-design.ts';

const nothing = { style: null, occasion: null, slug: null };

describe('the query', () => {
  test.each([
    ['', nothing],
    ['style=Arabic', { ...nothing, style: 'Arabic' }],
    [
      'style=Arabic&occasion=Party&design=gol-tikki',
      { style: 'Arabic', occasion: 'Party', slug: 'gol-tikki' },
    ],
    ['style=arabic&occasion=%00&design=../etc', nothing],
  ])('%s', (query, choice) => {
    expect(parseDesignQuery(new URLSearchParams(query), mehndiDesigns)).toEqual(choice);
  });
  test('is written as it was read', () => {
    expect(formatDesignQuery(nothing)).toBe('');
    const query = formatDesignQuery({
      style: 'Indo-Arabic',
      occasion: 'Bridal',
      slug: 'jaal-gulab',
    });
    expect(query).toBe('?style=Indo-Arabic&occasion=Bridal&design=jaal-gulab');
  });
});

describe('filters', () => {
  test('style and occasion must both match', () => {
    const found = filterDesigns(mehndiDesigns, { style: 'Rajasthani', occasion: 'Bridal' });
    expect(found.length).toBeGreaterThan(1);
    expect(
      found.every(({ style, occasion }) => style === 'Rajasthani' && occasion === 'Bridal'),
    ).toBe(true);
    expect(filterDesigns(mehndiDesigns, { style: null, occasion: null })).toHaveLength(
      mehndiDesigns.length,
    );
  });
  test('wraps around after the last design', () => {
    const [first, second] = mehndiDesigns;
    const last = mehndiDesigns.at(-1);
    expect(adjacentDesign(mehndiDesigns, last?.slug ?? '', 1)).toBe(first);
    expect(adjacentDesign(mehndiDesigns, first?.slug ?? '', -1)).toBe(last);
    expect(adjacentDesign(mehndiDesigns, first?.slug ?? '', 1)).toBe(second);
  });
});

describe('the order of the gallery', () => {
  const book = galleryOrder(mehndiDesigns);
  test('contains every design once', () => {
    expect(book).toHaveLength(mehndiDesigns.length);
    expect(new Set(book)).toEqual(new Set(mehndiDesigns));
  });
  test('large cards show bridal designs', () => {
    const large = book.filter((_, place) => isLargeCard(place, book.length));
    expect(large).toHaveLength(4);
    expect(new Set(large.map(({ occasion }) => occasion))).toEqual(new Set(['Bridal']));
  });
  test('neighbouring designs rarely share style and part', () => {
    const repeats = book.filter(
      ({ style, part }, place) =>
        book[place - 1]?.style === style && book[place - 1]?.part === part,
    );
    expect(repeats.length).toBeLessThan(2);
  });
  test('an even number of cards is between two large ones', () => {
    const large = Array.from({ length: 72 }, (_, place) => place).filter((place) =>
      isLargeCard(place, 72),
    );
    const between = large.slice(1).map((place, index) => place - (large[index] ?? 0) - 1);
    expect(between.every((count) => count % 2 === 0)).toBe(true);
  });
  test('a short list has no large card', () => {
    expect(isLargeCard(0, 5)).toBe(false);
  });
});

describe('the service for a design', () => {
  const service = (id: string, name: string): MehndiService => ({
    id,
    name,
    price: 1,
    duration: 1,
    href: '',
  });
  const services = [
    service('elbow', 'Bridal Mehndi, Both Hands to Elbow'),
    service('feet', 'Bridal Mehndi, Feet to Ankle'),
    service('full', 'Bridal Mehndi, Full Arms and Feet'),
    service('ring', 'Engagement Mehndi, Both Hands to Wrist'),
    service('long', 'Engagement Mehndi, Both Hands to Elbow'),
    service('one', 'Mehndi, One Hand'),
    service('two', 'Mehndi, Both Hands'),
    service('sides', 'Mehndi, Both Hands, Palms and Backs'),
  ];
  test.each([
    ['dulhan-darbar', 'elbow'],
    ['payal-mandala', 'feet'],
    ['lambi-bel', 'long'],
    ['kamal-sarovar', 'ring'],
    ['gulistan-bel', 'two'],
    ['ek-bel', 'sides'],
  ])('%s: %s', (slug, id) => {
    const design = mehndiDesigns.find((one) => one.slug === slug);
    expect(design && mehndiServiceForDesign(design, services)?.id).toBe(id);
  });
  test('every design has a service, even if some are hidden', () => {
    for (const design of mehndiDesigns) {
      expect(mehndiServiceForDesign(design, services.slice(5, 6))?.id).toBe('one');
      expect(mehndiServiceForDesign(design, [])).toBeUndefined();
    }
  });
  test('offers mehndi services only', () => {
    expect(isMehndiService({ name: 'Group Mehndi, Ten Guests' })).toBe(true);
    expect(isMehndiService({ name: 'Henna Hair Pack' })).toBe(false);
  });
});
