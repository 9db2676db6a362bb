import { categories, defaultSections } from './categories.ts';

export const defaultMenu = categories.map(({ slug, name, admin }) => ({
  slug,
  name,
  admin,
  scene: slug,
  sections: defaultSections
    .filter(({ category }) => category === slug)
    .map(({ key, name: sectionName, file }) => ({ key, name: sectionName, file })),
}));
