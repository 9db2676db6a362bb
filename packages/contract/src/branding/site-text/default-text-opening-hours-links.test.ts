import { describe, expect, test } from 'vitest';
import { defaultSiteText, paragraphsOf, resolveSiteText } from './default-site-text.ts';
import {
  openingHoursFromSlots,
  openingHoursSentence,
  toOpeningHoursLines,
  toSchemaOrgClosedDays,
  toSchemaOrgOpeningHours,
} from './opening-hours.ts';
import { emptySiteText } from './schema.ts';
import { isUrlOfPlatform, SocialLinks } from './social-links.ts';

const salon = { businessName: 'Glow by Asha', city: 'Nashik', areas: [] };

describe('default site text', () => {
  test('contains the name of the salon and no other', () => {
    const texts = JSON.stringify(defaultSiteText(salon));
    expect(texts).toContain('Glow by Asha');
    expect(texts).toContain('Nashik');
    expect(texts).not.toMatch(/haldi|turmeric|pune/i);
  });

  test.each([
    [[], 'Salon care at home, anywhere in Nashik.'],
    [[{}], 'Salon care at home, in Nashik.'],
  ])('with the areas %j', (areas, lead) => {
    expect(defaultSiteText({ ...salon, areas }).homeLead).toBe(lead);
  });

  test('is used for empty fields only', () => {
    const usual = defaultSiteText(salon);
    expect(resolveSiteText(emptySiteText, salon)).toEqual(usual);
    const own = { ...emptySiteText, homeHeading: 'Glow', aboutTitle: '  ', promises: [] };
    expect(resolveSiteText(own, salon)).toEqual({ ...usual, homeHeading: 'Glow', promises: [] });
  });

  test('a story keeps its paragraphs', () => {
    expect(paragraphsOf(' One.\n\n\nTwo.\nThree.\n ')).toEqual(['One.', 'Two.', 'Three.']);
  });
});

const day = (weekday: number, from = 540, to = 1080) => ({ weekday, from, to });
const everyDay = [0, 1, 2, 3, 4, 5, 6].map((weekday) => day(weekday));

describe('opening hours', () => {
  test.each([
    [everyDay, [], ['Monday to Sunday: 09:00 AM to 06:00 PM']],
    [everyDay, [1], ['Monday: Closed', 'Tuesday to Sunday: 09:00 AM to 06:00 PM']],
    [
      [day(6, 600, 1440), day(0, 600, 1440)],
      [],
      ['Monday to Friday: Closed', 'Saturday and Sunday: 10:00 AM to 12:00 AM'],
    ],
    [[], [], ['Monday to Sunday: Closed']],
  ])('%j, closed on %j', (hours, closed, lines) => {
    expect(toOpeningHoursLines(hours, closed).map((one) => `${one.days}: ${one.hours}`)).toEqual(
      lines,
    );
  });

  test('become one sentence for the ChatBot', () => {
    expect(openingHoursSentence(everyDay, [1])).toBe(
      'Monday closed, Tuesday to Sunday 09:00 AM to 06:00 PM',
    );
  });

  test('contain only open days for search engines', () => {
    const [first, ...rest] = toSchemaOrgOpeningHours([day(1), day(2), day(3, 0, 1440)], [1]);
    expect(first).toEqual({
      '@type': 'OpeningHoursSpecification',
      dayOfWeek: 'https://schema.org/Tuesday',
      opens: '09:00',
      closes: '18:00',
    });
    expect(rest).toMatchObject([{ opens: '00:00', closes: '23:59' }]);
    expect(toSchemaOrgOpeningHours(null, [])).toEqual([]);
  });

  test('fall back to visit times; a single time has no end', () => {
    expect(openingHoursFromSlots([780, 540, 1080])).toContainEqual(day(3));
    expect(openingHoursFromSlots([540])).toEqual([]);
    expect(openingHoursFromSlots([])).toEqual([]);
  });

  test('a closed day has no hours', () => {
    expect(toSchemaOrgClosedDays(['2026-12-25'])).toMatchObject([
      { validFrom: '2026-12-25', validThrough: '2026-12-25', opens: '00:00', closes: '00:00' },
    ]);
  });
});

describe('links', () => {
  test.each([
    ['instagram', 'https://www.instagram.com/glow.asha/', true],
    ['instagram', 'https://INSTAGRAM.com/glow', true],
    ['google', 'https://maps.app.goo.gl/AbC123', true],
    ['google', 'https://www.google.com/maps/place/Glow+by+Asha/@18.5,73.8,17z', true],
    ['google', 'https://www.google.com/url?q=https://evil.example', false],
    ['pinterest', 'https://in.pinterest.com/glow', true],
    ['facebook', 'https://facebook.com.evil.example/glow', false],
    ['facebook', 'https://evil.example/?https://facebook.com/glow', false],
    ['facebook', 'https://user@facebook.com/glow', false],
    ['facebook', 'https://facebook.com:8443/glow', false],
    ['youtube', 'http://youtube.com/@glow', false],
    ['youtube', 'https://www.youtube.com/', false],
    ['youtube', 'https://www.youtube.com/@glow"><script>', false],
    ['x', 'javascript:alert(1)', false],
    ['x', 'data:text/html,x', false],
    ['linkedin', 'https://notlinkedin.com/in/asha', false],
  ] as const)('%s %s: %j', (place, address, isFine) => {
    expect(isUrlOfPlatform(place, address)).toBe(isFine);
  });

  test('each platform once, in a fixed order', () => {
    const insta = { place: 'instagram', address: 'https://instagram.com/glow' };
    const tube = { place: 'youtube', address: ' https://youtu.be/glow ' };
    expect(SocialLinks.parse([tube, insta]).map(({ place }) => place)).toEqual([
      'instagram',
      'youtube',
    ]);
    expect(SocialLinks.safeParse([insta, insta]).success).toBe(false);
  });
});
