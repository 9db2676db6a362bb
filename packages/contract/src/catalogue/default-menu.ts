import { defaultCategories, defaultSections } from './default-categories.ts';

export const defaultMenu = defaultCategories.map(({ slug, name, admin }) => ({
  slug,
  name,
  admin,
  scene: slug,
  sections: defaultSections
    .filter(({ category }) => category === slug)
    .map(({ key, name: sectionName, file }) => ({ key, name: sectionName, file })),
}));
