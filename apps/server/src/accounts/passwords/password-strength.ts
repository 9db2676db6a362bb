import { commonPasswordWords } from './common-password-words.ts';

/** The most common leaked passwords. Loaded on demand: most visitors never choose a password. */
let commonPasswords: ReadonlySet<string> | undefined;
const loadCommonPasswords = async (): Promise<ReadonlySet<string>> => {
  if (commonPasswords) return commonPasswords;
  const { dictionary } = await import('@zxcvbn-ts/language-common');
  commonPasswords = new Set(dictionary['passwords-common']);
  return commonPasswords;
};

const lettersOf = (text: string): string => text.replace(/[^\p{L}]/gu, '');

/** `p@ssw0rd` becomes `password`. */
const undoSubstitutions = (text: string): string =>
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

const keyboardRows = [
  'abcdefghijklmnopqrstuvwxyz',
  '`1234567890-=',
  '01234567890',
  'qwertyuiop[]\\',
  "asdfghjkl;'",
  'zxcvbnm,./',
];
/** The same keys with Shift on a US or Indian keyboard: what `!` is to `1`. */
const shifted = new Map(
  [...'~!@#$%^&*()_+{}|:"<>?'].map((sign, at) => [sign, [..."`1234567890-=[]\\;',./"][at] ?? '']),
);
const withoutShift = (text: string): string =>
  [...text].map((sign) => shifted.get(sign) ?? sign).join('');
const runs = keyboardRows.flatMap((row) => [row, [...row].reverse().join('')]);

const minRun = 3;

const runLengthAt = (text: string, at: number): number => {
  let length = 1;
  while (
    at + length < text.length &&
    runs.some((run) => run.repeat(2).includes(text.slice(at, at + length + 1)))
  )
    length += 1;
  return length;
};

/** Consists only of runs, such as `qwer1234` or `!@#$%^&*`. */
const isRun = (text: string): boolean => {
  const keys = withoutShift(text);
  for (let at = 0; at < keys.length; ) {
    const length = runLengthAt(keys, at);
    if (length < minRun) return false;
    at += length;
  }
  return true;
};

const isRepeated = (text: string): boolean =>
  /^(.{1,3})\1+.{0,2}$/u.test(text) || new Set(text).size < 4;

const isWordWithExtras = (text: string, common: ReadonlySet<string>): boolean =>
  [text, undoSubstitutions(text)].some((form) => {
    const word = lettersOf(form);
    return (
      text.length - word.length <= 5 &&
      (commonPasswordWords.has(word) || (word.length >= 5 && common.has(word)))
    );
  });

export type PasswordOwner = {
  username?: string;
  email?: string | null;
  mobileNumber?: string | null;
  /** Guessed for every account of a salon. */
  businessName?: string;
};

const wordsOf = (name: string | null | undefined): string[] =>
  (name ?? '')
    .normalize('NFKC')
    .toLowerCase()
    .split(/[^\p{L}\p{M}\p{N}]+/u);

/** Each word of a person's name; all of the salon's name or its first word. */
const namesOf = ({ username, email, mobileNumber, businessName }: PasswordOwner): string[] => {
  const own = [username, email?.split('@')[0], mobileNumber].map(wordsOf);
  const salon = wordsOf(businessName);
  const names = [...own.map((words) => words.join('')), ...own.flat(), salon.join(''), salon[0]];
  return names.filter((name) => name !== undefined && name.length >= 4) as string[];
};

const containsName = (text: string, owner: PasswordOwner): boolean => {
  const compact = text.replace(/[^\p{L}\p{M}\p{N}]/gu, '');
  return namesOf(owner).some((name) => compact.includes(name));
};

export const findPasswordWeakness = async (
  password: string,
  owner: PasswordOwner = {},
): Promise<string | undefined> => {
  const text = password.normalize('NFKC').toLowerCase().trim();
  if (containsName(text, owner)) {
    return 'Choose a password that does not contain your name, email, number or our name';
  }
  const common = await loadCommonPasswords();
  const isCommon =
    [text, undoSubstitutions(text)].some(
      (form) => common.has(form) || commonPasswordWords.has(form),
    ) ||
    isRun(text) ||
    isRepeated(text) ||
    isWordWithExtras(text, common);
  return isCommon ? 'This password is too easy to guess. Please choose another' : undefined;
};
