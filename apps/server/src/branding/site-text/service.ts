import type {
  CurrentSiteText,
  SiteTextUpdate,
  StaffSiteText,
} from '@haldi/contract/branding/site-text/desk/schema';
import { openingHoursSentence } from '@haldi/contract/branding/site-text/opening-hours';
import {
  emptySiteText,
  PublicSiteText,
  type SiteText,
} from '@haldi/contract/branding/site-text/schema';
import { auditChangesBetween, findLastAuditAuthor, recordAuditEntry } from '../../audit/service.ts';
import type { AppContext } from '../../platform/app-context.ts';
import type { Db } from '../../platform/database/database.ts';
import { AppError } from '../../platform/http/app-error.ts';
import type { Identity } from '../../platform/http/identity.ts';
import {
  findSiteTextRow,
  lockSiteTextRow,
  type SiteTextRow,
  updateSiteTextRow,
  updateUneditedSiteTextRow,
} from './store.ts';

type SiteTextContext = Pick<AppContext, 'db' | 'live' | 'clock'>;

/** Hours and links are null in a new salon. */
const toPublicSiteText = ({ words, hours, links }: SiteTextRow): PublicSiteText =>
  PublicSiteText.parse({ ...emptySiteText, ...(words as object), hours, links });

const columnsOf = ({ hours, links, ...words }: SiteText) => ({ words, hours, links });

export const readPublicSiteText = async (db: Db): Promise<PublicSiteText> =>
  toPublicSiteText(await findSiteTextRow(db));

export const readStaffSiteText = async (db: Db): Promise<StaffSiteText> => {
  const row = await findSiteTextRow(db);
  const last = await findLastAuditAuthor(db, 'words-saved');
  return {
    words: toPublicSiteText(row),
    version: row.version,
    lastSaved: last ? { by: last.by, at: last.at.toISOString() } : null,
  };
};

const changedMeanwhile = 'The website text was changed while you were editing.';

const truncate = (text: string): string => (text.length > 100 ? `${text.slice(0, 99)}…` : text);

const toAuditFields = ({
  hours,
  links,
  promises,
  questions,
  aboutStory,
  ...words
}: PublicSiteText) => ({
  ...words,
  aboutStory: truncate(aboutStory),
  promises: promises?.map(({ title, text }) => truncate(`${title}: ${text}`)) ?? null,
  questions: questions.map(({ question, answer }) => truncate(`${question} ${answer}`)),
  openingHours: hours && openingHoursSentence(hours, []),
  links: links.map(({ address }) => address),
});

const isSame = (one: unknown, other: unknown): boolean =>
  JSON.stringify(one) === JSON.stringify(other);

export const saveSiteText = async (
  { db, live, clock }: SiteTextContext,
  by: Identity,
  { version, ...after }: SiteTextUpdate,
): Promise<StaffSiteText> => {
  const isSaved = await db.transaction(async (tx) => {
    const row = await lockSiteTextRow(tx);
    if (row.version !== version) {
      const details: CurrentSiteText = { standing: await readStaffSiteText(tx) };
      throw new AppError('WORDS_CHANGED', changedMeanwhile, { details });
    }
    const before = toPublicSiteText(row);
    if (isSame(before, PublicSiteText.parse(after))) return false;
    const at = clock();
    await updateSiteTextRow(tx, { ...columnsOf(after), updatedAt: at });
    const changes = auditChangesBetween(toAuditFields(before), toAuditFields(after));
    await recordAuditEntry(tx, { by, at, act: 'words-saved', changes });
    return true;
  });
  if (isSaved) live.publish('content-changed');
  return readStaffSiteText(db);
};

export const replaceUneditedSiteText = (tx: Db, words: SiteText, at: Date): Promise<void> =>
  updateUneditedSiteTextRow(tx, { ...columnsOf(words), updatedAt: at });
