import * as z from 'zod/mini';
import { singleLineText, textLimits } from '../kit/text-schemas.ts';

export const SkillId = z.string().check(z.regex(/^[1-9]\d{0,8}$/, 'This skill does not exist'));

export const Skill = z.strictObject({
  _id: z.string(),
  name: z.string(),
  services: z.int(),
  beauticians: z.int(),
});
export type Skill = z.infer<typeof Skill>;

export const maxSkills = 100;

export const NewSkill = z.strictObject({ name: singleLineText({ min: 2, max: textLimits.name }) });
export type NewSkill = z.infer<typeof NewSkill>;
