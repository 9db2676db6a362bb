import { type DataSetKey, dataSets } from '@haldi/contract/catalogue/categories';
import type { Skill } from '@haldi/contract/skills/schema';

type Named = Pick<Skill, '_id' | 'name'>;

/** What a service of a category needs unless said otherwise: the skill of the category's name. */
export const usualSkill = (
  skills: readonly Named[],
  dataSet: DataSetKey | null,
): string | undefined => {
  const name = dataSets.find(({ key }) => key === dataSet)?.name;
  return skills.find((skill) => skill.name === name)?._id;
};

/** The skill to show beside a service; nothing where it is its category's own, which goes without saying. */
export const unusualSkill = (
  skills: readonly Named[],
  service: { dataSet: DataSetKey; skill: string },
): string | undefined =>
  service.skill === usualSkill(skills, service.dataSet)
    ? undefined
    : skills.find(({ _id }) => _id === service.skill)?.name;
