import {
  allServicesFile,
  defaultCategories,
  defaultSections,
} from '@haldi/contract/catalogue/default-categories';
import { slugOf } from '../service-ids.ts';

/** The first of `name`, `name-2`, `name-3` that is not taken. */
const firstFree = (name: string, separator: string, taken: readonly string[]): string => {
  const used = new Set(taken.map((each) => each.toLowerCase()));
  for (let number = 1; ; number += 1) {
    const candidate = number === 1 ? name : `${name}${separator}${number}`;
    if (!used.has(candidate.toLowerCase())) return candidate;
  }
};

export const uniquePageSlug = (name: string, taken: readonly string[]): string =>
  firstFree(slugOf(name) || 'page', '-', [...taken, ...defaultCategories.map(({ slug }) => slug)]);

export const uniqueSectionKey = (name: string, taken: readonly string[]): string =>
  firstFree(slugOf(name) || 'section', '-', [...taken, ...defaultSections.map(({ key }) => key)]);

export const uniqueCatalogueFileName = (key: string, taken: readonly string[]): string => {
  const words = key.split('-').map((word) => word.charAt(0).toUpperCase() + word.slice(1));
  return firstFree(words.join(''), '', [
    ...taken,
    ...defaultSections.map(({ file }) => file),
    allServicesFile,
  ]);
};

export const uniqueSectionName = (name: string, taken: readonly string[]): string =>
  firstFree(name, ' ', taken);
