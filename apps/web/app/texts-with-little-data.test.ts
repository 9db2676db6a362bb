import { describe, expect, test } from 'vitest';
import { aboutCopy } from './about/copy.ts';
import { analyticsCopy } from './analytics/copy.ts';
import { blogCopy } from './blog/copy.ts';
import { bookCopy } from './book/copy.ts';
import { catalogueCopy } from './catalogue/copy.ts';
import { faqCopy } from './faq/copy.ts';
import { suggestQuestions } from './faq/suggested-questions.ts';
import { homeCopy } from './home/copy.ts';
import { reviewsCopy } from './reviews/copy.ts';

const steps = homeCopy.steps(1, '', undefined).map(({ text }) => text);
const figures = (services: number, times: number, charge?: string) =>
  aboutCopy.numbers(services, times, charge).map(({ figure, text }) => `${figure} ${text}`);

describe('texts for a salon with little data', () => {
  test.each([
    [homeCopy.price(undefined, undefined, '₹100'), 'Visiting charge ₹100.'],
    [homeCopy.price(undefined, undefined, undefined), 'No visiting charge.'],
    [homeCopy.price(99, undefined, undefined), 'Services from ₹99, no visiting charge.'],
    [
      homeCopy.price(99, '₹300', '₹100'),
      'Services from ₹99, minimum order ₹300, visiting charge ₹100.',
    ],
    [homeCopy.popular(false).title, 'Some of our services'],
    [homeCopy.popular(true).title, 'Popular services'],
    [homeCopy.description('', 'Nashik', undefined), 'Book beauty services at home in Nashik.'],
    [
      steps[2],
      'We bring towels, tools and products, and clean up afterwards. You pay for the services. There is no visiting charge.',
    ],
    [catalogueCopy.countAndPrice(1, 499), '1 service, ₹499'],
    [catalogueCopy.categoryIntro(1, 499), 'One service at your home, for ₹499.'],
    [
      catalogueCopy.servicesIntro(undefined),
      'All our services at your home, with no visiting charge.',
    ],
    [
      bookCopy.intro(undefined),
      'Choose services, a time and your address. There is no visiting charge.',
    ],
    [faqCopy.plusVisit(undefined), 'There is no visiting charge.'],
    [analyticsCopy.visit(1, 60), '1 service, 1 h'],
  ])('%s', (said, text) => {
    expect(said).toBe(text);
  });

  test.each([
    [homeCopy.popular(false).intro, /favourite|popular|most/i],
    [steps[1], /1 times/],
    [catalogueCopy.categoryDescription('Waxing', 'Nashik', ['Face'], 0), /₹0/],
    [reviewsCopy.description(0, 0), /0 out of 5|0 reviews/],
    [reviewsCopy.description(1, 5), /1 reviews/],
    [blogCopy.intro(false), /words of our customers/],
    [blogCopy.description(false), /words of our customers/],
    [aboutCopy.weddingText(false), /mehndi/i],
  ])('%s', (said, lie) => {
    expect(said).not.toMatch(lie);
  });

  test('the figures of the About page', () => {
    expect(figures(0, 1)).toEqual(['1 start time a day', 'Free home visits, no visiting charge']);
    expect(figures(1, 8, '₹100')).toEqual([
      '1 service, with price and duration',
      '8 start times a day',
      '₹100 visiting charge, once per visit',
    ]);
  });

  test('the ChatBot suggests only services on the menu', () => {
    const always = [...faqCopy.suggestedAlways];
    expect(suggestQuestions([])).toEqual(always);
    expect(suggestQuestions([{ name: 'Beard Trim' }])).toEqual([
      'How much is Beard Trim?',
      ...always,
    ]);
    expect(suggestQuestions([{ name: 'Bridal Mehndi, Feet' }, { name: 'Gold Facial' }])).toEqual([
      'How much is a facial?',
      ...always,
      'Bridal mehndi cost',
    ]);
  });
});
