import { expect, test } from 'vitest';
import { adminCategories, defaultCategories, defaultSections } from './default-categories.ts';

test('the nine category pages of the specification', () => {
  expect(defaultCategories.map(({ slug }) => `/service/${slug}`)).toEqual([
    '/service/nailart',
    '/service/haircare',
    '/service/mani-pedi',
    '/service/waxing',
    '/service/bleach-dtan',
    '/service/weddingpackage',
    '/service/body-polishing',
    '/service/threading',
    '/service/facial-cleanup',
  ]);
});

test('the nineteen data sets of the specification', () => {
  expect(defaultSections.map(({ name }) => name).toSorted()).toEqual([
    'Bleach',
    'Body Polishing',
    'Bridal',
    'Clean-Up',
    'De-Tan',
    'Engagement',
    'Face Waxing',
    'Facial',
    'Hair Care',
    'Hair Colour',
    'Manicure',
    'Massage',
    'Nail Art',
    'Nail Extension',
    'Party',
    'Pedicure',
    'Rica Waxing',
    'Threading',
    'Waxing Normal',
  ]);
  const files = defaultSections.map(({ file }): string => file);
  for (const file of ['Bleach', 'Cleanup', 'Dtan', 'Mani', 'Pedi', 'Polishing', 'WaxingRica']) {
    expect(files).toContain(file);
  }
});

test('the categories of the admin screens', () => {
  expect(adminCategories).toEqual(['Facial', 'Waxing', 'Makeup', 'Hair Care', 'Beauty', 'Massage']);
});
