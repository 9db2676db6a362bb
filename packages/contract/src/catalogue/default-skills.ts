import { defaultSections } from './default-categories.ts';

const mehndi = 'Mehndi';

export const defaultSkills: readonly string[] = [
  ...defaultSections.map(({ name }) => name),
  mehndi,
];

export const defaultSkillFor = (service: { name: string; dataSet: string }): string =>
  /\bmehndi\b/i.test(service.name)
    ? mehndi
    : (defaultSections.find(({ key }) => key === service.dataSet)?.name ?? mehndi);
