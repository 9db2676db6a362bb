import { commonPasswords } from './common-passwords.ts';

const letters = (text: string): string => text.replace(/[^\p{L}]/gu, '');

/** `p@ssw0rd` is `password`. */
const plain = (text: string): string =>
  text
    .replaceAll('@', 'a')
    .replaceAll('4', 'a')
    .replaceAll('3', 'e')
    .replaceAll('1', 'i')
    .replaceAll('!', 'i')
    .replaceAll('0', 'o')
    .replaceAll('5', 's')
    .replaceAll('$', 's')
    .replaceAll('7', 't');

const rows = ['abcdefghijklmnopqrstuvwxyz', 'qwertyuiop', 'asdfghjkl', 'zxcvbnm', '01234567890'];
const runs = rows.flatMap((row) => [row, [...row].reverse().join('')]);

/** One run along the keyboard or the alphabet, perhaps repeated. */
const isRun = (text: string): boolean => {
  const part = text.replace(/^(.+?)\1*$/u, '$1');
  return runs.some((run) => run.includes(part) || run.repeat(2).includes(text));
};

const isRepeated = (text: string): boolean =>
  /^(.{1,3})\1+.{0,2}$/u.test(text) || new Set(text).size < 4;

/** A common word with digits or signs around it. */
const isWordWithTrimmings = (text: string): boolean =>
  [text, plain(text)].some((form) => {
    const word = letters(form);
    return text.length - word.length <= 5 && commonPasswords.has(word);
  });

type Owner = { username?: string; email?: string | null; mobileNumber?: string | null };

const isOwnName = (text: string, { username, email, mobileNumber }: Owner): boolean => {
  const own = [username, email, email?.split('@')[0], mobileNumber]
    .filter((name) => name !== undefined && name !== null && name.length >= 4)
    .map((name) => String(name).normalize('NFKC').toLowerCase().replace(/\s/g, ''));
  const compact = text.replace(/\s/g, '');
  return own.some((name) => compact === name || compact.replace(/[\d\W_]+$/, '') === name);
};

/** Why this password would be guessed, if it would. */
export const weakness = (password: string, owner: Owner = {}): string | undefined => {
  const text = password.normalize('NFKC').toLowerCase().trim();
  if (isOwnName(text, owner)) return 'Choose a password that is not your name, e-mail or number';
  const isCommon =
    commonPasswords.has(text) || isRun(text) || isRepeated(text) || isWordWithTrimmings(text);
  return isCommon ? 'This password is too easy to guess. Please choose another' : undefined;
};
