import type { Skill } from '@haldi/contract/skills/schema';

type Named = Pick<Skill, '_id' | 'name'>;

type Placed = { dataSet: string; skill: string };

const mostFrequent = (values: readonly string[]): string | undefined => {
  const groups = [...Map.groupBy(values, (value) => value).values()];
  return groups.toSorted((a, b) => b.length - a.length)[0]?.[0];
};

/** The most frequent skill in the section, or the skill with the name of the section. */
export const defaultSkillOfSection = (
  skills: readonly Named[],
  section: { key: string; name: string } | undefined,
  services: readonly Placed[],
): string | undefined =>
  mostFrequent(
    services.filter(({ dataSet }) => dataSet === section?.key).map(({ skill }) => skill),
  ) ?? skills.find(({ name }) => name.toLowerCase() === section?.name.toLowerCase())?._id;

export const nonDefaultSkillName = (
  skills: readonly Named[],
  service: Placed,
  usual: string | undefined,
): string | undefined =>
  service.skill === usual ? undefined : skills.find(({ _id }) => _id === service.skill)?.name;
