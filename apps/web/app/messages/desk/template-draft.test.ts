import { defaultTemplateTexts } from '@haldi/contract/messages/message-templates';
import { describe, expect, test } from 'vitest';
import {
  mergeTemplateDrafts,
  type TemplateDraft,
  validateTemplateDraft,
} from './template-draft.ts';
import { toWhatsappTemplateText } from './whatsapp-template-text.ts';

const draft = (change: Partial<TemplateDraft> = {}): TemplateDraft => ({
  text: defaultTemplateTexts.confirmed,
  isOn: true,
  whatsappName: '',
  whatsappLanguage: 'en',
  ...change,
});

describe('a template before it is saved', () => {
  test('is sent with the version that was read', () => {
    expect(validateTemplateDraft('confirmed', draft(), 3).update).toEqual({
      ...draft(),
      version: 3,
    });
  });

  test.each<[string, Partial<TemplateDraft>, Record<string, string>]>([
    ['an unknown variable', { text: '{{nmae}}' }, { text: 'Unknown variable: {{nmae}}' }],
    [
      'a variable of another kind',
      { text: '{{rating}}' },
      { text: 'Unknown variable: {{rating}}' },
    ],
    [
      'half a variable',
      { text: 'Hello {{name' },
      { text: 'Write variables with two braces on each side, for example {{name}}' },
    ],
    ['nothing', { text: '  ' }, { text: 'This is required' }],
    ['too much', { text: 'x'.repeat(1_001) }, { text: 'At most 1000 characters' }],
    [
      'a name that Meta does not take, and no language',
      { whatsappName: 'My Name', whatsappLanguage: 'English' },
      {
        whatsappName: 'Use lowercase letters, digits and underscores only',
        whatsappLanguage: 'Enter a language such as en or en_GB',
      },
    ],
  ])('%s is refused at its field', (_name, change, errors) => {
    expect(validateTemplateDraft('confirmed', draft(change), 0).errors).toEqual(errors);
  });
});

test('merging takes saved values for untouched fields', () => {
  const theirs = draft({ text: 'Theirs', isOn: false, whatsappName: 'theirs' });
  expect(mergeTemplateDrafts(draft({ text: 'Mine' }), draft(), theirs)).toEqual({
    ...theirs,
    text: 'Mine',
  });
});

test('variables are numbered by position for Meta', () => {
  expect(toWhatsappTemplateText('Hello {{name}}, {{ date }}.\nSee you, {{name}}!')).toBe(
    'Hello {{1}}, {{2}}.\nSee you, {{3}}!',
  );
});
