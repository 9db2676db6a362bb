import type { Analytics, SalesFigures } from '@haldi/contract/analytics/schema';
import { formatCount } from '@haldi/contract/kit/money';
import { formatPaise, toPaise } from '@haldi/contract/kit/paise';
import { percentChange } from '@haldi/contract/kit/percentages';
import { type BarEntry, BarList } from './bar-list.tsx';
import { analyticsCopy as copy } from './copy.ts';
import { formatPercent } from './format-report-cell.ts';
import { ReportCard } from './report-card.tsx';

/** As many as there are categories in the card beside it. */
const shown = 7;

const changeOf = (now: number, before: number): string[] => {
  const percent = percentChange(now, before) ?? 0;
  const change = percent > 0 ? copy.upBy : copy.downBy;
  return percent === 0 ? [] : [change(formatPercent(Math.abs(percent)))];
};

const isDiscount = ({ revenue, revenueBefore }: SalesFigures): boolean =>
  Math.min(revenue, revenueBefore) < 0;

const noteOf = (share: SalesFigures): string => {
  const { quantity, revenue, revenueBefore } = share;
  const change = changeOf(Math.abs(revenue), Math.abs(revenueBefore));
  return [isDiscount(share) ? copy.subtracted : copy.booked(quantity), ...change].join(' · ');
};

const toEntries = (shares: readonly (SalesFigures & { serviceId?: string })[]): BarEntry[] => {
  const most = Math.max(1, ...shares.map(({ revenue }) => revenue));
  return shares.map((share) => ({
    key: share.serviceId ?? share.name,
    name: share.name,
    value: formatPaise(toPaise(share.revenue)),
    note: noteOf(share),
    share: isDiscount(share) ? null : share.revenue / most,
  }));
};

export function TopCategoriesCard({ figures }: { figures: Analytics }) {
  return (
    <ReportCard report="categories" figures={figures} isEmpty={figures.totals.completed.now === 0}>
      <BarList entries={toEntries(figures.categories)} />
    </ReportCard>
  );
}

export function TopServicesCard({ figures }: { figures: Analytics }) {
  const sold = figures.services.filter(({ quantity }) => quantity > 0);
  return (
    <ReportCard report="services" figures={figures} isEmpty={sold.length === 0}>
      <BarList entries={toEntries(sold.slice(0, shown))} />
    </ReportCard>
  );
}

export function TopPagesCard({ figures }: { figures: Analytics }) {
  const seen = figures.pages.filter(({ views }) => views > 0);
  const most = Math.max(1, ...seen.map(({ views }) => views));
  return (
    <ReportCard report="pages" figures={figures} isEmpty={seen.length === 0}>
      <BarList
        entries={seen.slice(0, shown).map(({ page, name, views, viewsBefore }) => ({
          key: page,
          name,
          value: formatCount(views),
          note: [page, ...changeOf(views, viewsBefore)].join(' · '),
          share: views / most,
        }))}
      />
    </ReportCard>
  );
}
