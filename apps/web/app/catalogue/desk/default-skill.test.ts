import { expect, test } from 'vitest';
import { defaultSkillOfSection, nonDefaultSkillName } from './default-skill.ts';

const skills = [
  { _id: '1', name: 'Facial' },
  { _id: '2', name: 'Bridal' },
  { _id: '3', name: 'Mehndi' },
];
const facial = { key: 'facial', name: 'facial' };
const bridal = { key: 'bridal', name: 'Brides' };
const needing = (skill: string) => ({ dataSet: 'bridal', skill });

test('the default skill is the most frequent one, or the one with the name of the section', () => {
  expect(defaultSkillOfSection(skills, facial, [])).toBe('1');
  expect(defaultSkillOfSection(skills, bridal, [])).toBeUndefined();
  expect(defaultSkillOfSection(skills, bridal, ['3', '2', '2'].map(needing))).toBe('2');
  expect(defaultSkillOfSection(skills, facial, [needing('2')])).toBe('1');
  expect(defaultSkillOfSection(skills, undefined, [needing('2')])).toBeUndefined();
});

test('only other skills are shown', () => {
  expect(nonDefaultSkillName(skills, needing('2'), '2')).toBeUndefined();
  expect(nonDefaultSkillName(skills, needing('3'), '2')).toBe('Mehndi');
});
