import * as z from 'zod/mini';
import { endpoint } from '../kit/endpoint.ts';
import { NewSkill, Skill, SkillId } from './schema.ts';

const params = z.strictObject({ id: SkillId });
export const listSkills = endpoint({
  method: 'GET',
  path: '/api/admin/skills',
  summary: 'Lists the skills by name',
  auth: 'desk',
  bearer: true,
  answer: z.array(Skill),
});

export const addSkill = endpoint({
  method: 'POST',
  path: '/api/admin/skills',
  summary: 'Adds a skill',
  auth: 'desk',
  bearer: true,
  body: NewSkill,
  status: 201,
  answer: z.array(Skill),
  errors: ['ALREADY_TAKEN'],
});

export const renameSkill = endpoint({
  method: 'PUT',
  path: '/api/admin/skills/:id',
  summary: 'Renames a skill',
  auth: 'desk',
  bearer: true,
  params,
  body: NewSkill,
  answer: z.array(Skill),
  errors: ['NOT_FOUND', 'ALREADY_TAKEN'],
});

export const removeSkill = endpoint({
  method: 'DELETE',
  path: '/api/admin/skills/:id',
  summary: 'Removes a skill that no service, beautician or open visit uses',
  auth: 'desk',
  bearer: true,
  params,
  answer: z.array(Skill),
  errors: ['NOT_FOUND', 'SKILL_IN_USE'],
});
