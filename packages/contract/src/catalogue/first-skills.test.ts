import { expect, test } from 'vitest';
import { firstSkillOf, firstSkills } from './first-skills.ts';

test('a service needs the skill of its data set, mehndi its own', () => {
  expect(firstSkillOf({ name: 'Gold Facial', dataSet: 'facial' })).toBe('Facial');
  expect(firstSkillOf({ name: 'Bridal Mehndi', dataSet: 'bridal' })).toBe('Mehndi');
  expect(firstSkillOf({ name: 'Mehndigate Make-up', dataSet: 'bridal' })).toBe('Bridal');
  expect(new Set(firstSkills).size).toBe(firstSkills.length);
  expect(firstSkills).toContain('Mehndi');
});
