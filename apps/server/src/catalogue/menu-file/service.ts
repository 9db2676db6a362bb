import { menuFileLimits } from '@haldi/contract/catalogue/menu-file/menu-file-columns';
import {
  createsPagesSectionsOrSkills,
  type MenuImportResult,
  type MenuPreview,
  toMenuImportPreview,
} from '@haldi/contract/catalogue/menu-file/menu-import-preview';
import {
  type MenuImportPlan,
  planMenuImport,
} from '@haldi/contract/catalogue/menu-file/plan-menu-import';
import type { SheetRow } from '@haldi/contract/kit/spreadsheet';
import type { AppContext } from '../../platform/app-context.ts';
import type { Db } from '../../platform/database/database.ts';
import { unreadableFileError } from '../../platform/files/file-errors.ts';
import { readSpreadsheet } from '../../platform/files/read-spreadsheet.ts';
import { AppError } from '../../platform/http/app-error.ts';
import type { Identity } from '../../platform/http/identity.ts';
import { applyMenuImportPlan } from './apply-menu-import-plan.ts';
import { type CurrentMenu, hashMenuFilePreview, readCurrentMenu } from './current-menu.ts';
import { lockWholeMenu } from './store.ts';

export type MenuFileContext = Pick<AppContext, 'db' | 'live' | 'clock'>;

export const menuFileCopy = {
  noFile: 'Choose a file.',
  changed:
    'The menu or the file was changed while you were editing. Review the preview and try again.',
  invalid: 'This file has errors. Nothing was changed.',
  confirmFirst: 'This file creates new pages, sections or skills. Confirm them first.',
};

const limits = { ...menuFileLimits, rows: menuFileLimits.rows + 1 };

const readRows = async (file: Uint8Array | undefined): Promise<SheetRow[]> => {
  if (!file) throw unreadableFileError(menuFileCopy.noFile);
  return readSpreadsheet(file, limits);
};

type Comparison = { now: CurrentMenu; plan: MenuImportPlan; preview: MenuPreview };

const compare = async (
  db: Db,
  rows: readonly SheetRow[],
  file: Uint8Array,
): Promise<Comparison> => {
  const now = await readCurrentMenu(db);
  const plan = planMenuImport(rows, now.state);
  return {
    now,
    plan,
    preview: toMenuImportPreview(plan, now.menu.nameOf, hashMenuFilePreview(now.state, file)),
  };
};

export const previewMenuFile = async (
  db: Db,
  file: Uint8Array | undefined,
): Promise<MenuPreview> => {
  const rows = await readRows(file);
  return (await compare(db, rows, file ?? new Uint8Array())).preview;
};

type ApplyRequest = { fingerprint: string; hideMissing: 'yes' | 'no'; createNew: 'yes' | 'no' };

const checkApplyRequest = ({ plan, preview }: Comparison, request: ApplyRequest): void => {
  const details = preview;
  if (preview.fingerprint !== request.fingerprint) {
    throw new AppError('MENU_CHANGED', menuFileCopy.changed, { details });
  }
  if (plan.errors.length > 0)
    throw new AppError('INVALID_INPUT', menuFileCopy.invalid, { details });
  if (createsPagesSectionsOrSkills(plan) && request.createNew !== 'yes') {
    const fields = { createNew: menuFileCopy.confirmFirst };
    throw new AppError('INVALID_INPUT', menuFileCopy.confirmFirst, { fields });
  }
};

export const applyMenuFile = async (
  { db, live, clock }: MenuFileContext,
  by: Identity,
  request: ApplyRequest,
  file: Uint8Array | undefined,
): Promise<MenuImportResult> => {
  const rows = await readRows(file);
  const at = clock();
  const result = await db.transaction(async (tx) => {
    await lockWholeMenu(tx);
    const compared = await compare(tx, rows, file ?? new Uint8Array());
    checkApplyRequest(compared, request);
    const { plan, now } = compared;
    const outcome = await applyMenuImportPlan(
      { tx, by, at, now },
      plan,
      request.hideMissing === 'yes',
    );
    return { added: plan.added.length, changed: plan.changed.length, ...outcome };
  });
  live.publish('content-changed');
  return result;
};
