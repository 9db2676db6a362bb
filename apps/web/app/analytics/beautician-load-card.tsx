import type { Analytics, BeauticianLoad } from '@haldi/contract/analytics/schema';
import { formatRupees } from '@haldi/contract/kit/money';
import { formatDuration } from '../lib/duration.ts';
import { type BarEntry, BarList } from './bar-list.tsx';
import { analyticsCopy as copy } from './copy.ts';
import { formatPercent } from './format-report-cell.ts';
import { ReportCard } from './report-card.tsx';

const toEntry = (person: BeauticianLoad): BarEntry => {
  const { name, visits, minutes, revenue, minutesAtWork, load } = person;
  return {
    key: name,
    name,
    value: load === null ? formatDuration(minutes) : formatPercent(load),
    note: [
      copy.visits(visits),
      minutesAtWork === null
        ? formatDuration(minutes)
        : copy.timeOf(formatDuration(minutes), formatDuration(minutesAtWork)),
      formatRupees(revenue),
    ].join(' · '),
    share: (load ?? 0) / 100,
  };
};

export function BeauticianLoadCard({ figures }: { figures: Analytics }) {
  return (
    <ReportCard report="beauticians" figures={figures} isEmpty={figures.beauticians.length === 0}>
      <BarList entries={figures.beauticians.map(toEntry)} />
    </ReportCard>
  );
}
