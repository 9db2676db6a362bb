import { type AdminCategory, categories, defaultSections } from './categories.ts';

const categoryByPage = new Map<string, AdminCategory>(
  categories.map(({ slug, admin }) => [slug, admin]),
);
const categoryBySection = new Map<string, AdminCategory | undefined>(
  defaultSections.map(({ key, category }) => [key, categoryByPage.get(category)]),
);

export const adminCategoryOf = (dataSet: string): AdminCategory => {
  const category = categoryBySection.get(dataSet);
  if (!category) throw new Error(`the data set ${dataSet} has no admin category`);
  return category;
};
