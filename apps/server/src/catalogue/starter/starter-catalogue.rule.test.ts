import { defaultSections } from '@haldi/contract/catalogue/default-categories';
import { describe, expect, test } from 'vitest';
import { starterCatalogue } from './starter-catalogue.ts';

const services = defaultSections.flatMap(({ key }) =>
  starterCatalogue[key].map((service) => ({ ...service, id: `${key}-${service.slug}` })),
);

const repeated = (values: string[]) =>
  values.filter((value, index) => values.indexOf(value) !== index);

/** Returns all offending ids, so that one failure lists them all. */
const breaking = (keeps: (service: (typeof services)[number]) => boolean) =>
  services.filter((service) => !keeps(service)).map(({ id }) => id);

describe('the starter catalogue', () => {
  test('fills exactly the nineteen data sets, each with 5 to 12 services', () => {
    expect(defaultSections).toHaveLength(19);
    expect(Object.keys(starterCatalogue).sort()).toEqual(
      defaultSections.map(({ key }) => key).sort(),
    );
    const outside = defaultSections.filter(
      ({ key }) => starterCatalogue[key].length < 5 || starterCatalogue[key].length > 12,
    );
    expect(outside).toEqual([]);
  });

  test('has about 150 services', () => {
    expect(services.length).toBeGreaterThanOrEqual(140);
    expect(services.length).toBeLessThanOrEqual(165);
  });

  test('has unique ids and names, regardless of case', () => {
    expect(repeated(services.map(({ id }) => id))).toEqual([]);
    expect(repeated(services.map(({ name }) => name.toLowerCase()))).toEqual([]);
  });

  test('has slugs in lower-case kebab', () => {
    expect(breaking(({ slug }) => /^[a-z0-9]+(-[a-z0-9]+)*$/.test(slug))).toEqual([]);
  });

  test('charges whole rupees, less than the struck-through price', () => {
    expect(breaking(({ price }) => Number.isInteger(price) && price > 0)).toEqual([]);
    expect(breaking(({ offerprice }) => Number.isInteger(offerprice))).toEqual([]);
    expect(breaking(({ price, offerprice }) => price < offerprice)).toEqual([]);
  });

  test('takes 5 minutes to 5 hours, in steps of 5 minutes', () => {
    expect(
      breaking(({ duration }) => duration >= 5 && duration <= 300 && duration % 5 === 0),
    ).toEqual([]);
  });

  test('has names of at most 48 characters and descriptions of 40 to 110, on one line', () => {
    expect(breaking(({ name }) => name.length > 0 && name.length <= 48)).toEqual([]);
    expect(
      breaking(({ description }) => description.length >= 40 && description.length <= 110),
    ).toEqual([]);
    expect(
      breaking(({ name, description }) =>
        [name, description].every((text) => text === text.trim() && !/[\r\n\t]/.test(text)),
      ),
    ).toEqual([]);
  });

  test('starts no text with a character that a spreadsheet reads as a formula', () => {
    expect(
      breaking(({ name, description }) =>
        [name, description].every((text) => !/^[=+\-@\t\r']/.test(text)),
      ),
    ).toEqual([]);
  });

  test('offers mehndi among the wedding packages only, in at least eight services', () => {
    const mehndi = services.filter(({ name }) => name.includes('Mehndi'));
    expect(mehndi.length).toBeGreaterThanOrEqual(8);
    expect(mehndi.filter(({ id }) => !/^(bridal|engagement|party)-/.test(id))).toEqual([]);
  });

  test.each([
    ['manicure', 'Manicure'],
    ['pedicure', 'Pedicure'],
    ['facial', 'Facial'],
    ['threading', 'Threading'],
    ['rica-waxing', 'Rica'],
  ] as const)('names every service of %s so that searching for it finds it', (key, word) => {
    expect(starterCatalogue[key].filter(({ name }) => !name.includes(word))).toEqual([]);
  });
});
