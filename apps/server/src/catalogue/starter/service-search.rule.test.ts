import { defaultSections } from '@haldi/contract/catalogue/default-categories';
import { defaultMenu } from '@haldi/contract/catalogue/default-menu';
import { createServiceFinder } from '@haldi/contract/catalogue/search/service-finder';
import { describe, expect, test } from 'vitest';
import { starterCatalogue } from './starter-catalogue.ts';

const services = defaultSections.flatMap(({ key, name: category }) =>
  starterCatalogue[key].map(({ name, description, price }) => ({
    name,
    description,
    category,
    price,
  })),
);
const find = createServiceFinder(services, defaultMenu, { isTyping: true });
const namesFor = (asked: string): string[] => find(asked).items.map(({ name }) => name);

/** The query, the first result, and names that must not be found. */
type Row = readonly [asked: string, first: string, never: RegExp];

const inEnglish: readonly Row[] = [
  ['detan', 'Face and Neck De-Tan', /Wax|Bleach/],
  ['de tan', 'Face and Neck De-Tan', /Wax|Bleach/],
  ['De-Tan', 'Face and Neck De-Tan', /Wax|Bleach/],
  ['dtan', 'Face and Neck De-Tan', /Wax|Bleach/],
  ['tan removal', 'Face and Neck De-Tan', /Gel|Nail/],
  ['sun tan', 'Face and Neck De-Tan', /Wax/],
  ['de tan for feet', 'Feet De-Tan', /^Face De-Tan/],
  ['gold', 'Gold Facial', /Gel|Glow|Removal/],
  ['gold facial', 'Gold Facial', /Fruit|Clean-Up/],
  ['golden facial', 'Gold Facial', /Fruit/],
  ['facial for men', "Men's Clean-Up", /Bridal/],
  ['mens facial', "Men's Clean-Up", /Bridal/],
  ['gents', "Men's Clean-Up", /Bridal|Manicure/],
  ['facial', 'Fruit Facial', /Clean-Up|Wax|Bleach/],
  ['facials', 'Fruit Facial', /Clean-Up|Wax/],
  ['FACIAL price', 'Fruit Facial', /Clean-Up/],
  ['facial at home', 'Fruit Facial', /Clean-Up/],
  ['hydra facial', 'Hydrating Facial', /Fruit/],
  ['vitamin c', 'Vitamin C Facial', /Gold/],
  ['anti aging', 'Anti-Ageing Facial', /Dandruff/],
  ['pimples', 'Acne Care Facial', /Gold/],
  ['clean up', 'Basic Clean-Up', /Facial/],
  ['cleanup', 'Basic Clean-Up', /Facial/],
  ['blackheads', 'Basic Clean-Up', /Facial/],
  ['manicure', 'Classic Manicure', /^Classic Pedicure/],
  ['manicures', 'Classic Manicure', /^Classic Pedicure/],
  ['mani cure', 'Classic Manicure', /^Classic Pedicure/],
  ['mani pedi', 'Classic Manicure and Pedicure', /Package/],
  ['manipedi', 'Classic Manicure and Pedicure', /Package/],
  ['cracked heels', 'Cracked Heel Pedicure', /Classic/],
  ['eyebrow', 'Eyebrow Threading', /Chin|Bleach/],
  ['eyebrows', 'Eyebrow Threading', /Chin/],
  ['eye brows', 'Eyebrow Threading', /Cat Eye/],
  ['upper lip', 'Upper Lip Threading', /Chin/],
  ['upper lip wax', 'Upper Lip Wax', /Threading/],
  ['threading', 'Eyebrow Threading', /Wax/],
  ['nail polish', 'Gel Polish, Both Hands', /Body|Back/],
  ['body polish', 'Full Body Polishing', /Gel/],
  ['gel polish', 'Gel Polish, Both Hands', /Body|Wax/],
  ['gel', 'Gel Polish, Both Hands', /Wax|Threading|Gold/],
  ['remove gel', 'Gel Polish Removal', /Extension/],
  ['nail art', 'French Tip Nail Art', /Manicure|Pedicure/],
  ['nailart', 'French Tip Nail Art', /Manicure/],
  ['french nails', 'French Tip Nail Art', /Acrylic/],
  ['hair cut', 'Haircut with Blow-Dry', /Wax|Spa/],
  ['haircutting', 'Haircut with Blow-Dry', /Spa/],
  ['hair spa', 'Hair Spa, Shoulder Length', /Manicure|Pedicure/],
  ['hairspa', 'Hair Spa, Shoulder Length', /Manicure|Pedicure/],
  ['spa', 'Hair Spa, Shoulder Length', /Back/],
  ['blow dry', 'Blow-Dry', /Pedicure/],
  ['hair color', 'Global Hair Colour, Shoulder Length', /Gel|Nail/],
  ['white hair', 'Global Hair Colour, Shoulder Length', /French/],
  ['mehndi for hair', 'Henna Hair Pack', /Bridal/],
  ['smoothening', 'Keratin Smoothing, Shoulder Length', /Spa/],
  ['straight hair', 'Hair Straightening, Ironing Only', /Spa/],
  ['hair removal', 'Full Arms Wax', /Gel|Hair|Nail/],
  ['full arms wax', 'Full Arms Wax', /Bleach|Back/],
  ['full hand wax', 'Full Arms Wax', /Back|Legs Wax/],
  ['waxing', 'Full Arms Wax', /Threading|Paraffin/],
  ['under arms', 'Underarms Wax', /^Full Arms Wax/],
  ['body massage', 'Foot Reflexology Massage', /Polishing|Pedicure/],
  ['full body massage', 'Swedish Massage, 60 Minutes', /Polishing|Wax/],
  ['head massage', 'Head, Neck and Shoulder Massage', /Back/],
  ['foot massage', 'Foot Reflexology Massage', /Back/],
  ['massage for pregnant women', 'Prenatal Massage, 45 Minutes', /Swedish/],
  ['wedding makeup', 'Bridal Makeup, HD', /Party|Groom/],
  ['make up', 'Bridal Makeup, HD', /Facial|Mehndi/],
  ['party makeup', 'Party Makeup', /Bridal/],
  ['kids mehndi', "Children's Mehndi, Both Palms", /Bridal/],
  ['henna for one hand', 'Mehndi, One Hand', /Pack/],
  ['mehndi both hands', 'Mehndi, Both Hands', /Feet/],
  ['mehndi design', 'Bridal Mehndi, Both Hands to Elbow', /Nail/],
  ['dry skin', 'Paraffin Manicure', /Blow-Dry/],
];

const withSlips: readonly Row[] = [
  ['manicur', 'Classic Manicure', /^Classic Pedicure/],
  ['mannicure', 'Classic Manicure', /^Classic Pedicure/],
  ['padicure', 'Classic Pedicure', /^Classic Manicure$/],
  ['facail', 'Fruit Facial', /Face|Clean-Up/],
  ['fasial', 'Fruit Facial', /Face|Clean-Up/],
  ['threding', 'Eyebrow Threading', /Wax/],
  ['eyebow', 'Eyebrow Threading', /Chin/],
  ['bleech', 'Face Bleach', /Wax/],
  ['wexing', 'Full Arms Wax', /Threading/],
  ['massge', 'Foot Reflexology Massage', /Pedicure/],
  ['kreatin', 'Keratin Smoothing, Shoulder Length', /Spa/],
  ['nail extention', 'Gel Nail Extension', /Gel Polish/],
  ['straitening', 'Hair Straightening, Ironing Only', /Spa/],
  ['mehndhi', 'Bridal Mehndi, Both Hands to Elbow', /Makeup/],
  ['engagment makeup', 'Engagement Makeup', /Bridal/],
];

const inHindiAndMarathi: readonly Row[] = [
  ['mehendi', 'Bridal Mehndi, Both Hands to Elbow', /Makeup|Gel/],
  ['mehandi', 'Bridal Mehndi, Both Hands to Elbow', /Makeup|Gel/],
  ['dulhan ki mehndi', 'Bridal Mehndi, Both Hands to Elbow', /^Mehndi|Makeup/],
  ['shaadi ka makeup', 'Bridal Makeup, HD', /Party|Mehndi/],
  ['laganache makeup', 'Bridal Makeup, HD', /Party|Mehndi/],
  ['sagai mehndi', 'Engagement Mehndi, Both Hands to Wrist', /Bridal/],
  ['ek haath mehndi', 'Mehndi, One Hand', /Both/],
  ['dono haath mehndi', 'Mehndi, Both Hands', /One Hand/],
  ['bachchon ki mehndi', "Children's Mehndi, Both Palms", /Bridal/],
  ['bhauhein', 'Eyebrow Threading', /Chin/],
  ['bhauen', 'Eyebrow Threading', /Chin/],
  ['moonch', 'Upper Lip Threading', /Chin/],
  ['baal', 'Hair Spa, Shoulder Length', /Wax|Balayage$/],
  ['kes', 'Hair Spa, Shoulder Length', /Wax/],
  ['baal katai', 'Haircut with Blow-Dry', /Spa|Wax/],
  ['baalon ka rang', 'Global Hair Colour, Shoulder Length', /Gel/],
  ['lambe baal spa', 'Hair Spa, Long Hair', /Shoulder/],
  ['rusi', 'Anti-Dandruff Hair Spa', /Long/],
  ['nakhun', 'French Tip Nail Art', /Mehndi/],
  ['chehra', 'Fruit Facial', /Hair|Arms Wax/],
  ['chehre ki safai', 'Basic Clean-Up', /Wax|Bleach/],
  ['safai', 'Basic Clean-Up', /Facial/],
  ['haath', 'Classic Manicure', /Facial|Hair/],
  ['haath pair ki waxing', 'Full Arms, Legs and Underarms Wax', /Back|Body/],
  ['pair', 'Classic Pedicure', /Facial|Hair/],
  ['phati edi', 'Cracked Heel Pedicure', /Classic/],
  ['tel malish', 'Abhyanga Oil Massage, 75 Minutes', /Back/],
  ['champi', 'Head, Neck and Shoulder Massage', /Back/],
  ['pura badan wax', 'Full Body Wax', /Arms/],
  ['bagal', 'Underarms Wax', /^Full Arms Wax/],
  ['kamar ki malish', 'Back Massage', /Wax/],
  ['muhase', 'Acne Care Facial', /Gold/],
  ['saadi draping', 'Saree Draping', /Lehenga/],
];

const rows = [...inEnglish, ...withSlips, ...inHindiAndMarathi];

test('a hundred searches', () => expect(rows.length).toBeGreaterThanOrEqual(100));

describe('queries find the right services', () => {
  test.each(rows)('%s: %s', (asked, first, never) => {
    const names = namesFor(asked);
    expect(names[0]).toBe(first);
    expect(names.filter((name) => never.test(name))).toEqual([]);
  });
});

test.each(['xylophone', 'scooter repair', 'zzzzqqq', '', '  ', '?', 'home', 'ka'])(
  '"%s" finds nothing',
  (asked) => {
    expect(namesFor(asked)).toEqual([]);
  },
);

test.each(services.map(({ name }) => name))('%s is found first by its own name', (name) => {
  expect(namesFor(name)[0]).toBe(name);
});

describe('while typing', () => {
  test.each([
    ['man', /Manicure/],
    ['fac', /Facial/],
    ['thr', /Threading/],
    ['mehe', /Mehndi/],
    ['bhau', /Eyebrow/],
    ['gold fac', /^Gold Facial$/],
    ['hair s', /Hair Spa/],
  ])('%s already shows %s', (asked, name) => {
    expect(namesFor(asked).some((found) => name.test(found))).toBe(true);
  });
  test('a complete sentence has no incomplete words', () => {
    const ask = createServiceFinder(services, defaultMenu);
    expect(ask('man').items.map(({ name }) => name)).not.toContain('Classic Manicure');
  });
});

test('unknown words lower the share', () => {
  const { items, share } = find('chocolate facial');
  expect(share).toBe(0.5);
  expect(new Set(items.map(({ category }) => category))).toEqual(new Set(['Facial']));
});
