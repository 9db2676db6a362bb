import { weekdayNamesFromMonday } from '@haldi/contract/analytics/report-table';
import type { Analytics } from '@haldi/contract/analytics/schema';
import { cx } from '../ui/cx.ts';
import { analyticsCopy as copy } from './copy.ts';
import { formatCount } from './format-report-cell.ts';
import { findBusiestHeatMapCell, heatMapShade } from './heat-map-shades.ts';
import { ReportCard } from './report-card.tsx';

const tones = [
  'bg-haldi-50 text-stone',
  'bg-haldi-100',
  'bg-haldi-200',
  'bg-haldi-300',
  'bg-haldi-400',
  'bg-plum-700 text-white',
];

/** A table, so the figures are readable without the colours. */
export function VisitsHeatMapCard({ figures }: { figures: Analytics }) {
  const { slots, rows } = figures.heat;
  const most = Math.max(0, ...rows.flat());
  const busiest = findBusiestHeatMapCell(rows);
  const { title } = copy.charts.slots;
  return (
    <ReportCard report="slots" figures={figures} isEmpty={most === 0} isTable>
      {busiest && (
        <p className="mb-2">
          {copy.busiest(weekdayNamesFromMonday[busiest.day] ?? '', slots[busiest.slot] ?? '')}
        </p>
      )}
      <table className="w-full table-fixed border-separate border-spacing-0.5 text-sm sm:border-spacing-1">
        <caption className="sr-only">{title}</caption>
        <thead>
          <tr>
            <th scope="col" className="w-19 text-left font-semibold">
              <span className="sr-only">{copy.slot}</span>
            </th>
            {weekdayNamesFromMonday.map((day) => (
              <th key={day} scope="col" className="py-1 font-semibold">
                <span aria-hidden="true">
                  {day.slice(0, 1)}
                  <span className="max-sm:hidden">{day.slice(1, 3)}</span>
                </span>
                <span className="sr-only">{day}</span>
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {slots.map((slot, place) => (
            <tr key={slot}>
              <th scope="row" className="text-left font-normal whitespace-nowrap text-stone">
                {slot}
              </th>
              {weekdayNamesFromMonday.map((day, row) => {
                const visits = rows[row]?.[place] ?? 0;
                return (
                  <td
                    key={day}
                    title={copy.cell(visits, day, slot)}
                    className={cx(
                      'h-9 rounded-sm text-center font-semibold tabular-nums',
                      tones[heatMapShade(visits, most)],
                    )}
                  >
                    {formatCount(visits)}
                  </td>
                );
              })}
            </tr>
          ))}
        </tbody>
      </table>
    </ReportCard>
  );
}
