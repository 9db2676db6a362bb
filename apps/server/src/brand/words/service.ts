import type {
  StaffWords,
  StandingWords,
  WordsUpdate,
} from '@haldi/contract/brand/words/desk/schema';
import { hoursSentence } from '@haldi/contract/brand/words/hours';
import { noWords, type OwnWords, PublicWords } from '@haldi/contract/brand/words/schema';
import { changesBetween, lastAct, recordAct } from '../../audit/service.ts';
import type { AppContext } from '../../platform/app-context.ts';
import type { Db } from '../../platform/database/database.ts';
import { AppError } from '../../platform/http/app-error.ts';
import type { Identity } from '../../platform/http/identity.ts';
import { lockRow, readRow, updateRow, type WordsRow, writeFirstRow } from './store.ts';

type WordsDesk = Pick<AppContext, 'db' | 'live' | 'clock'>;

/** What was stored by an earlier version lacks what came since. */
const wordsOf = ({ words, hours, links }: WordsRow): PublicWords =>
  PublicWords.parse({ ...noWords, ...(words as object), hours, links });

const columnsOf = ({ hours, links, ...words }: OwnWords) => ({ words, hours, links });

export const readPublicWords = async (db: Db): Promise<PublicWords> => wordsOf(await readRow(db));

export const readStaffWords = async (db: Db): Promise<StaffWords> => {
  const row = await readRow(db);
  const last = await lastAct(db, 'words-saved');
  return {
    words: wordsOf(row),
    version: row.version,
    lastSaved: last ? { by: last.by, at: last.at.toISOString() } : null,
  };
};

const changedMeanwhile = 'Somebody else has saved the words in the meantime.';

/** As much of a text as the list of what was done needs. */
const clipped = (text: string): string => (text.length > 100 ? `${text.slice(0, 99)}…` : text);

const readable = ({ hours, links, promises, questions, aboutStory, ...words }: PublicWords) => ({
  ...words,
  aboutStory: clipped(aboutStory),
  promises: promises?.map(({ title, text }) => clipped(`${title}: ${text}`)) ?? null,
  questions: questions.map(({ question, answer }) => clipped(`${question} ${answer}`)),
  openingHours: hours && hoursSentence(hours, []),
  links: links.map(({ address }) => address),
});

const isSame = (one: unknown, other: unknown): boolean =>
  JSON.stringify(one) === JSON.stringify(other);

/** Saves all of them, unless somebody else was quicker; what is not changed is not written down. */
export const saveWords = async (
  { db, live, clock }: WordsDesk,
  by: Identity,
  { version, ...after }: WordsUpdate,
): Promise<StaffWords> => {
  const isSaved = await db.transaction(async (tx) => {
    const row = await lockRow(tx);
    if (row.version !== version) {
      const details: StandingWords = { standing: await readStaffWords(tx) };
      throw new AppError('WORDS_CHANGED', changedMeanwhile, { details });
    }
    const before = wordsOf(row);
    if (isSame(before, PublicWords.parse(after))) return false;
    const at = clock();
    await updateRow(tx, { ...columnsOf(after), updatedAt: at });
    const changes = changesBetween(readable(before), readable(after));
    await recordAct(tx, { by, at, act: 'words-saved', changes });
    return true;
  });
  if (isSaved) live.publish('content-changed');
  return readStaffWords(db);
};

/** For a salon in which nobody has said anything yet. */
export const writeFirstWords = (tx: Db, words: OwnWords, at: Date): Promise<void> =>
  writeFirstRow(tx, { ...columnsOf(words), updatedAt: at });
