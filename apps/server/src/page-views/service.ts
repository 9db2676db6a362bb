import { indiaDay } from '@haldi/contract/kit/dates';
import { menuSlugOfPage } from '@haldi/contract/page-views/counted-page';
import { pagePatterns } from '@haldi/contract/pages/pages';
import { isMenuPage } from '../catalogue/menu/service.ts';
import type { Db } from '../platform/database/database.ts';
import { AppError } from '../platform/http/app-error.ts';
import { incrementPageViews, insertPageViews, type PageViewRow } from './store.ts';

/** Unknown pages are rejected, so that no one can fill the table. */
const isPage = async (db: Db, page: string): Promise<boolean> =>
  pagePatterns.some((known) => known === page) || isMenuPage(db, menuSlugOfPage(page) ?? '');

export const addPageView = async (db: Db, now: Date, page: string): Promise<void> => {
  if (!(await isPage(db, page))) throw new AppError('INVALID_INPUT', 'This page does not exist.');
  await incrementPageViews(db, indiaDay(now), page);
};

export const insertDemoPageViews = (db: Db, rows: PageViewRow[]): Promise<void> =>
  insertPageViews(db, rows);
