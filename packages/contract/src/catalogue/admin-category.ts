import { type AdminCategory, defaultCategories, defaultSections } from './default-categories.ts';

const categoryByPage = new Map<string, AdminCategory>(
  defaultCategories.map(({ slug, admin }) => [slug, admin]),
);
const categoryBySection = new Map<string, AdminCategory | undefined>(
  defaultSections.map(({ key, category }) => [key, categoryByPage.get(category)]),
);

export const adminCategoryOfDataSet = (dataSet: string): AdminCategory => {
  const category = categoryBySection.get(dataSet);
  if (!category) throw new Error(`the data set ${dataSet} has no admin category`);
  return category;
};
