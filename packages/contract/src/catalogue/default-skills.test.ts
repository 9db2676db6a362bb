import { expect, test } from 'vitest';
import { defaultSkillFor, defaultSkills } from './default-skills.ts';

test('a service needs the skill of its data set, mehndi its own', () => {
  expect(defaultSkillFor({ name: 'Gold Facial', dataSet: 'facial' })).toBe('Facial');
  expect(defaultSkillFor({ name: 'Bridal Mehndi', dataSet: 'bridal' })).toBe('Mehndi');
  expect(defaultSkillFor({ name: 'Mehndigate Make-up', dataSet: 'bridal' })).toBe('Bridal');
  expect(new Set(defaultSkills).size).toBe(defaultSkills.length);
  expect(defaultSkills).toContain('Mehndi');
});
