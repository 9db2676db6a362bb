import { type AdminCategory, categories, defaultSections } from './categories.ts';

const ofPage = new Map<string, AdminCategory>(categories.map(({ slug, admin }) => [slug, admin]));
const ofSet = new Map<string, AdminCategory | undefined>(
  defaultSections.map(({ key, category }) => [key, ofPage.get(category)]),
);

export const adminCategoryOf = (dataSet: string): AdminCategory => {
  const category = ofSet.get(dataSet);
  if (!category) throw new Error(`the data set ${dataSet} has no admin category`);
  return category;
};
