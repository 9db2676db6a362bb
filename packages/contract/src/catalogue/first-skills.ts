import { dataSets } from './categories.ts';

const mehndi = 'Mehndi';

/** The skills of a new salon: one for each data set, and Mehndi apart. */
export const firstSkills: readonly string[] = [...dataSets.map(({ name }) => name), mehndi];

/** The name of the skill that a service of the starter menu needs. */
export const firstSkillOf = (service: { name: string; dataSet: string }): string =>
  /\bmehndi\b/i.test(service.name)
    ? mehndi
    : (dataSets.find(({ key }) => key === service.dataSet)?.name ?? mehndi);
