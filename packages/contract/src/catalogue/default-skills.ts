import { defaultSections } from './categories.ts';

const mehndi = 'Mehndi';

/** The skills of a new salon: one for each data set, and Mehndi apart. */
export const defaultSkills: readonly string[] = [
  ...defaultSections.map(({ name }) => name),
  mehndi,
];

/** The name of the skill that a service of the starter menu needs. */
export const defaultSkillFor = (service: { name: string; dataSet: string }): string =>
  /\bmehndi\b/i.test(service.name)
    ? mehndi
    : (defaultSections.find(({ key }) => key === service.dataSet)?.name ?? mehndi);
