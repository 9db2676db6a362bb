import type { Analytics } from '@haldi/contract/analytics/schema';
import type { DayRange } from '@haldi/contract/dashboard/growth';
import { onOrderNews } from '../orders/figures-service.ts';
import type { Parts } from '../platform/parts.ts';
import { readAnalytics } from './service.ts';

const maxKept = 24;
const minuteMs = 60_000;

/**
 * A year is a walk through tens of thousands of orders: its figures are kept until an order or the
 * content changes, or for a minute, since page views are counted without telling anybody. Those who
 * ask at the same time, and the files behind the charts, share one walk.
 */
export const keepFigures = ({
  db,
  live,
  clock,
}: Parts): ((range: DayRange) => Promise<Analytics>) => {
  const kept = new Map<string, { minute: number; figures: Promise<Analytics> }>();
  const drop = (): void => kept.clear();
  onOrderNews(live, drop);
  live.subscribe('content-changed', drop);
  live.onLost(drop);
  return ({ from, to }) => {
    const key = `${from} ${to}`;
    const minute = Math.floor(clock().getTime() / minuteMs);
    const known = kept.get(key);
    if (known?.minute === minute) return known.figures;
    const figures = readAnalytics(db, { from, to });
    const entry = { minute, figures };
    kept.delete(key);
    kept.set(key, entry);
    figures.catch(() => kept.get(key) === entry && kept.delete(key));
    const [oldest] = kept.keys();
    if (kept.size > maxKept && oldest !== undefined) kept.delete(oldest);
    return figures;
  };
};
