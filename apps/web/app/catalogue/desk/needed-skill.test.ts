import { expect, test } from 'vitest';
import { unusualSkill, usualSkill } from './needed-skill.ts';

const skills = [
  { _id: '1', name: 'Facial' },
  { _id: '2', name: 'Bridal' },
  { _id: '3', name: 'Mehndi' },
];

test('a category needs the skill of its name, as long as there is one', () => {
  expect(usualSkill(skills, 'facial')).toBe('1');
  expect(usualSkill(skills, 'massage')).toBeUndefined();
  expect(usualSkill(skills, null)).toBeUndefined();
});

test('only another skill than that is worth showing', () => {
  expect(unusualSkill(skills, { dataSet: 'bridal', skill: '2' })).toBeUndefined();
  expect(unusualSkill(skills, { dataSet: 'bridal', skill: '3' })).toBe('Mehndi');
});
