import { cx } from '../ui/cx.ts';
import type { TimeChartSeries } from './time-chart-series.ts';

const swatches: Record<TimeChartSeries['colour'], string> = {
  plum: 'bg-plum-700',
  golden: 'bg-haldi-500',
  marigold: 'bg-haldi-400',
  pale: 'bg-haldi-200',
  bad: 'bg-brick-600',
};

export function ChartLegend({ series }: { series: readonly TimeChartSeries[] }) {
  return (
    <ul className="mb-2 flex flex-wrap gap-x-4 gap-y-1 text-sm text-stone">
      {series.map(({ name, colour, shape }) => (
        <li key={name} className="flex items-center gap-1.5">
          <span
            className={cx(
              'inline-block w-3.5 rounded-sm',
              shape === 'line' ? 'h-0.5' : 'h-3',
              swatches[colour],
            )}
          />
          {name}
        </li>
      ))}
    </ul>
  );
}
