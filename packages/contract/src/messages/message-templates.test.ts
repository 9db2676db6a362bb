import { describe, expect, test } from 'vitest';
import { type MessageKind, messageKinds } from './message-kinds.ts';
import {
  defaultTemplateTexts,
  fillTemplate,
  listVariablesInTemplate,
  maxTemplateLength,
  sampleTemplateValues,
  templateProblem,
  templateVariablesByKind,
} from './message-templates.ts';
import { messageTitle } from './message-titles.ts';

describe('default texts', () => {
  test.each(messageKinds)('%s is valid and fills every variable', (kind) => {
    expect(templateProblem(kind, defaultTemplateTexts[kind])).toBeUndefined();
    const filled = fillTemplate(defaultTemplateTexts[kind], sampleTemplateValues);
    expect(filled).not.toMatch(/\{\{|\}\}|undefined/);
    expect(filled.length).toBeLessThanOrEqual(maxTemplateLength);
    expect(messageTitle(kind, sampleTemplateValues)).not.toMatch(/undefined|\n/);
  });
});

describe('validation of the text', () => {
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

  test('every kind can use the salon name', () => {
    for (const kind of messageKinds) expect(templateVariablesByKind[kind]).toContain('salon');
  });
});

describe('filling a template', () => {
  const values = { ...sampleTemplateValues, beautician: '', link: '' };

  test('a line with an empty variable is left out without a gap', () => {
    const text = 'Hello {{name}}\n\n{{beautician}} comes.\n\nSee: {{link}}\n\nBye';
    expect(fillTemplate(text, values)).toBe('Hello Asha\n\nBye');
  });

  test('threat 33: values are plain text, never variables, lines or patterns', () => {
    const name = '{{phone}} $& $1\n*bold*\r\n\u2028x';
    expect(fillTemplate('Hello {{name}}!', { ...values, name })).toBe(
      'Hello {{phone}} $& $1 *bold* x!',
    );
  });

  test('variables are listed in the order of the text', () => {
    expect(listVariablesInTemplate('{{name}}, {{ date }}, {{name}}')).toEqual([
      'name',
      'date',
      'name',
    ]);
  });
});
