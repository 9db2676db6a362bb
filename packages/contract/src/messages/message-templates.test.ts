import { describe, expect, test } from 'vitest';
import { type MessageKind, messageKinds } from './message-kinds.ts';
import {
  defaultTexts,
  fillTemplate,
  maxTemplateLength,
  sampleValues,
  templateProblem,
  usedVariables,
  variablesByKind,
} from './message-templates.ts';
import { messageTitle } from './message-titles.ts';

describe('the texts that the product brings', () => {
  test.each(messageKinds)('%s can be used, and leaves nothing open', (kind) => {
    expect(templateProblem(kind, defaultTexts[kind])).toBeUndefined();
    const filled = fillTemplate(defaultTexts[kind], sampleValues);
    expect(filled).not.toMatch(/\{\{|\}\}|undefined/);
    expect(filled.length).toBeLessThanOrEqual(maxTemplateLength);
    expect(messageTitle(kind, sampleValues)).not.toMatch(/undefined|\n/);
  });
});

describe('what the owner writes', () => {
  test.each<[MessageKind, string, string | undefined]>([
    ['confirmed', 'See you soon, {{name}}!', undefined],
    ['confirmed', 'See you soon, {{ name }}!', undefined],
    ['confirmed', 'No variable at all', undefined],
    ['confirmed', 'Hello {{nmae}}', 'Unknown variable: {{nmae}}'],
    ['confirmed', 'Hello {{minutes}}', 'Unknown variable: {{minutes}}'],
    ['confirmed', 'Hello {{}}', 'Unknown variable: {{}}'],
    ['confirmed', 'Hello {{constructor}}', 'Unknown variable: {{constructor}}'],
    [
      'confirmed',
      'Hello {{name}',
      'Write variables with two braces on each side, for example {{name}}',
    ],
    [
      'confirmed',
      'Hello name}}',
      'Write variables with two braces on each side, for example {{name}}',
    ],
    ['confirmed', 'A {brace} is fine', undefined],
    ['new-review', '{{customer}}: {{rating}}', undefined],
    ['new-review', '{{link}}', 'Unknown variable: {{link}}'],
  ])('%s: %s', (kind, text, problem) => {
    expect(templateProblem(kind, text)).toBe(problem);
  });

  test('every kind can name the salon', () => {
    for (const kind of messageKinds) expect(variablesByKind[kind]).toContain('salon');
  });
});

describe('filling in', () => {
  const values = { ...sampleValues, beautician: '', link: '' };

  test('a line that names something empty is left out, with no hole where it was', () => {
    const text = 'Hello {{name}}\n\n{{beautician}} comes.\n\nSee: {{link}}\n\nBye';
    expect(fillTemplate(text, values)).toBe('Hello Asha\n\nBye');
  });

  test('threat 33: what a value holds is text, never a variable, a line or a pattern', () => {
    const name = '{{phone}} $& $1\n*bold*\r\n\u2028x';
    expect(fillTemplate('Hello {{name}}!', { ...values, name })).toBe(
      'Hello {{phone}} $& $1 *bold* x!',
    );
  });

  test('variables are told in the order in which they stand', () => {
    expect(usedVariables('{{name}}, {{ date }}, {{name}}')).toEqual(['name', 'date', 'name']);
  });
});
