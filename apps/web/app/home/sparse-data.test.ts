import { describe, expect, test } from 'vitest';
import { aboutCopy } from '../about/copy.ts';
import { analyticsCopy } from '../analytics/copy.ts';
import { blogCopy } from '../blog/copy.ts';
import { bookCopy } from '../book/copy.ts';
import { catalogueCopy } from '../catalogue/copy.ts';
import { faqCopy } from '../faq/copy.ts';
import { suggestQuestions } from '../faq/suggested-questions.ts';
import { reviewsCopy } from '../reviews/copy.ts';
import { homeCopy } from './copy.ts';

const steps = homeCopy.steps(1, '', undefined).map(({ text }) => text);
const figures = (services: number, times: number, charge?: string) =>
  aboutCopy.numbers(services, times, charge).map(({ figure, text }) => `${figure} ${text}`);

describe('what pages say while there is little is true', () => {
  test.each([
    [homeCopy.price(undefined, '₹100'), 'One visiting charge of ₹100.'],
    [homeCopy.price(undefined, undefined), 'Coming to you is free.'],
    [homeCopy.price(99, undefined), 'Services from ₹99, coming to you is free.'],
    [homeCopy.price(99, '₹100'), 'Services from ₹99, one visiting charge of ₹100.'],
    [homeCopy.popular(false).title, 'Some of our services'],
    [homeCopy.popular(true).title, 'Popular services'],
    [homeCopy.description('', 'Nashik', undefined), 'Book beauty services at home in Nashik.'],
    [
      steps[2],
      'We bring towels, tools and products, and tidy up after. You pay the services; coming to you is free.',
    ],
    [catalogueCopy.countAndPrice(1, 499), '1 service, ₹499'],
    [catalogueCopy.categoryIntro(1, 499), 'One service at your home, for ₹499.'],
    [
      catalogueCopy.servicesIntro(undefined),
      'All our services at your home, with no visiting charge.',
    ],
    [bookCopy.intro(undefined), 'Choose what you like, when, and where. We come for free.'],
    [faqCopy.plusVisit(undefined), 'Coming to you is free.'],
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

  test('the figures of About', () => {
    expect(figures(0, 1)).toEqual(['1 time a day', 'Free coming to you costs nothing']);
    expect(figures(1, 8, '₹100')).toEqual([
      '1 service, with its price and its minutes',
      '8 times a day to choose from',
      '₹100 for coming to you, once a visit',
    ]);
  });

  test('the ChatBot suggests to ask only after what is on the menu', () => {
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
