import type { Skill } from '@haldi/contract/skills/schema';

type SkillName = Pick<Skill, '_id' | 'name'>;

type ServiceSkill = { dataSet: string; skill: string };

const mostFrequent = (values: readonly string[]): string | undefined => {
  const groups = [...Map.groupBy(values, (value) => value).values()];
  return groups.toSorted((a, b) => b.length - a.length)[0]?.[0];
};

/** The most frequent skill in the section, or the skill with the name of the section. */
export const defaultSkillOfSection = (
  skills: readonly SkillName[],
  section: { key: string; name: string } | undefined,
  services: readonly ServiceSkill[],
): string | undefined =>
  mostFrequent(
    services.filter(({ dataSet }) => dataSet === section?.key).map(({ skill }) => skill),
  ) ?? skills.find(({ name }) => name.toLowerCase() === section?.name.toLowerCase())?._id;

export const nonDefaultSkillName = (
  skills: readonly SkillName[],
  service: ServiceSkill,
  defaultSkill: string | undefined,
): string | undefined =>
  service.skill === defaultSkill
    ? undefined
    : skills.find(({ _id }) => _id === service.skill)?.name;
