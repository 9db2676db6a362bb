import { describe, expect, test } from 'vitest';
import { maxPolicyLength, PolicyTextInput } from './desk/schema.ts';
import { diffLines } from './diff-lines.ts';
import { parsePolicyText } from './parse-policy-text.ts';

describe('parsing a text', () => {
  test('headings, lists and paragraphs', () => {
    const text = 'One\ntwo\n\n## Title\n- first\n- second\n  goes on\n\nLast\n- third';
    expect(parsePolicyText(text)).toEqual([
      { kind: 'paragraph', text: 'One\ntwo' },
      { kind: 'heading', text: 'Title' },
      { kind: 'list', items: ['first', 'second goes on'] },
      { kind: 'paragraph', text: 'Last' },
      { kind: 'list', items: ['third'] },
    ]);
  });

  test.each([
    '# one mark',
    '##no space',
    '### three',
    '-no space',
    '**bold**',
    '[x](javascript:alert(1))',
    '<img src=x onerror=alert(1)>',
    '</p><script>alert(1)</script>',
    '&lt;b&gt;',
  ])('threat 33: %s is words', (text) => {
    expect(parsePolicyText(text)).toEqual([{ kind: 'paragraph', text }]);
  });

  test('a list below a heading, and two separate lists', () => {
    expect(parsePolicyText('## A\n- a\n\n- b').map(({ kind }) => kind)).toEqual([
      'heading',
      'list',
      'list',
    ]);
  });

  test('an empty text has no blocks', () => {
    expect(parsePolicyText(' \n\n')).toEqual([]);
  });
});

describe('validation of the text', () => {
  test('normalises line endings and trims', () => {
    expect(PolicyTextInput.parse('  One\r\n\r\nTwo\rThree ')).toBe('One\n\nTwo\nThree');
  });

  test.each([
    ['nothing', ' \n '],
    ['too much', 'x'.repeat(maxPolicyLength + 1)],
    ['far too much', '\r\n'.repeat(maxPolicyLength + 1)],
    ['control characters', 'One\u0000'],
    ['direction tricks', 'One\u202Eowt'],
  ])('%s is refused', (_, text) => {
    expect(PolicyTextInput.safeParse(text).success).toBe(false);
  });
});

describe('differences', () => {
  const short = (was: string, is: string): string[] =>
    diffLines(was, is).map(
      ({ kind, text }) => `${{ same: '=', added: '+', removed: '-' }[kind]}${text}`,
    );

  test.each([
    ['a\nb\nc', 'a\nx\nc', ['=a', '-b', '+x', '=c']],
    ['a\n\nb', 'a\nb', ['=a', '=b']],
    ['a', 'a\nb', ['=a', '+b']],
    ['a\nb', 'b', ['-a', '=b']],
    ['', 'a', ['+a']],
    ['a', '', ['-a']],
  ])('%j to %j', (was, is, expected) => {
    expect(short(was, is)).toEqual(expected);
  });

  test('very long texts are not compared', () => {
    const long = Array.from({ length: 2_000 }, (_, place) => `line ${place}`).join('\n');
    const changed = diffLines(long, `${long}\none more`);
    expect(changed.filter(({ kind }) => kind === 'removed')).toHaveLength(2_000);
  });
});
