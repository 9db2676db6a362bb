import { defaultSections } from '@haldi/contract/catalogue/default-categories';
import { defaultMenu } from '@haldi/contract/catalogue/default-menu';
import { createServiceTypeahead } from '@haldi/contract/catalogue/search/service-finder';
import { expect, test } from 'vitest';
import { starterCatalogue } from './starter-catalogue.ts';

/**
 * Queries as customers type them. `first` matches the first result and `others` the first three, as
 * `Section: Name, price`.
 */
type TypedQuery = [typed: string, first: RegExp, others?: RegExp];

const upTo = (most: number): RegExp =>
  new RegExp(`, (${Array.from({ length: most }, (_, price) => price + 1).join('|')})$`);

const misspelt: readonly TypedQuery[] = [
  ['gell polish', /Gel Polish/],
  ['blich', /^Bleach/],
  ['fecial', /^Facial/],
  ['facal', /^Facial/],
  ['menicure', /Manicure/],
  ['peticure', /Pedicure/],
  ['thredding', /^Threading/],
  ['eybrow', /Eyebrow/],
  ['uperlips', /Upper Lip/],
  ['waxng', /Wax/],
  ['kerotin', /Keratin/],
  ['hair strightening', /Straightening|Keratin/],
  ['hilights', /Highlights/],
  ['hair colr', /^Hair Colour/],
  ['mehendi artist', /Mehndi/],
  ['mehandi desgin', /Mehndi/],
  ['brydal makeup', /Bridal Makeup/],
  ['engagment mackup', /Engagement Makeup/],
  ['masage', /^Massage|Massage/],
  ['nail extention', /^Nail Extension/],
  ['akrylic nails', /Acrylic/],
  ['dandraf', /Dandruff/],
  ['pedicure menicure combo', /Manicure and Pedicure/, /icure/],
  ['saree drapping', /Saree Draping|with.*Draping/],
];

const inEnglish: readonly TypedQuery[] = [
  ['hair fall', /Hair Spa|Hot Oil|Conditioning/],
  ['mens haircut', /Haircut|Trim/],
  ['under 500', upTo(500)],
  ['facial under 1000', upTo(1_000)],
  ['combo', /Package|Manicure and Pedicure|, .* and |Eyebrow and Upper Lip|with Hairstyle/],
  ['ladies', /./],
  ['package', /Package/],
  ['bridal package', /^Bridal/],
  ['hair wash', /^Hair Care/],
  ['frizzy hair', /Keratin|Hair Spa|Straightening|Conditioning/],
  ['grey hair', /^Hair Colour/],
  ['relaxing massage', /^Massage/],
  ['back pain', /Massage/],
  ['glowing skin', /^(Facial|Clean-Up|Body Polishing)/],
  ['dark spots', /^(Facial|De-Tan|Bleach|Clean-Up)/],
  ['sun tan removal', /De-Tan/],
  ['full body wax', /Full Body Wax/],
  ['brazilian wax', /Bikini/],
  ['face hair removal', /^(Face Waxing|Threading)/],
  ['gents facial', /Men's Clean-Up/],
  ['kids haircut', /Haircut|Trim/],
  ['feet care', /Pedicure|Foot|Feet/],
  ['hair style', /Hairstyle/],
  ['wedding package', /^Bridal/],
  ['body scrub', /^Body Polishing/],
  ['d tan facial', /De-Tan Facial/],
  ['honey wax', /^Waxing Normal/],
  ['nail paint', /Gel Polish/],
];

const inHinglish: readonly TypedQuery[] = [
  ['baal jhadna', /Hair Spa|Hot Oil|Conditioning/],
  ['dulhan package', /^Bridal/],
  ['haath ki mehendi', /Mehndi/],
  ['pairo ki malish', /Massage/],
  ['chehre ka kalapan', /De-Tan/],
  ['baal seedhe karna', /Straightening|Keratin/],
  ['sasta facial', /^Facial/],
  ['sir ki malish', /Head/],
  ['nakhun ki sajawat', /^Nail/],
  ['safed baal', /^Hair Colour/],
  ['muh saaf karna', /^(Clean-Up|Facial)/],
  ['kes rangavne', /^Hair Colour/],
  ['upper lips aur eyebrow', /Eyebrow and Upper Lip/, /Eyebrow|Upper Lip/],
  ['shadi ke liye package', /^Bridal/],
  ['500 se kam', upTo(500)],
];

const inDevanagari: readonly TypedQuery[] = [
  ['मेहंदी', /Mehndi/],
  ['फेशियल', /^Facial/],
  ['वैक्सिंग', /Wax/],
  ['थ्रेडिंग', /^Threading/],
  ['दुल्हन मेकअप', /Bridal Makeup/],
  ['हेयर कट', /Haircut|Trim/],
  ['बाल कटवाना', /Haircut|Trim/],
  ['मालिश', /Massage/],
  ['मसाज', /Massage/],
  ['ब्लीच', /^Bleach/],
  ['पेडिक्योर', /Pedicure/],
  ['आयब्रो', /Eyebrow/],
  ['साड़ी ड्रेपिंग', /Saree Draping|with.*Draping/],
];

const typedQueries: readonly TypedQuery[] = [
  ...misspelt,
  ...inEnglish,
  ...inHinglish,
  ...inDevanagari,
];

const services = defaultSections.flatMap(({ key, name: category }) =>
  starterCatalogue[key].map(({ name, description, price }) => ({
    name,
    description,
    category,
    price,
  })),
);
const search = createServiceTypeahead(services, defaultMenu);

test('eighty queries', () => expect(typedQueries).toHaveLength(80));

test.each(typedQueries.map(([typed, first, others = first]) => ({ typed, first, others })))(
  '$typed',
  ({ typed, first, others }) => {
    const found = search(typed).map(
      ({ category, name, price }) => `${category}: ${name}, ${price}`,
    );
    expect(found[0]).toMatch(first);
    for (const one of found.slice(0, 3)) expect(one).toMatch(others);
  },
);

test('a price limit applies to all results', () => {
  expect(search('under 500')).toEqual(services.filter(({ price }) => price <= 500));
  expect(search('gold facial under ₹1,000')).toEqual([]);
  expect(search('facial 1,299 rs tak').map(({ name }) => name)).toContain('Gold Facial');
});
