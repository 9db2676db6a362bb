import type { ComparedFigure } from '@haldi/contract/analytics/schema';
import { percentChange } from '@haldi/contract/kit/percentages';
import { TrendingDown, TrendingUp } from 'lucide-react';
import { cx } from '../ui/cx.ts';
import { analyticsCopy as copy } from './copy.ts';
import { formatPercent } from './format-report-cell.ts';

type FigureChangeProps = {
  figure: ComparedFigure;
  format: (value: number) => string;
  /** An increase is bad. */
  isBad?: boolean;
};

export function FigureChange({ figure, format, isBad = false }: FigureChangeProps) {
  const percent = percentChange(figure.now, figure.before);
  const isUp = (percent ?? 0) > 0;
  const Icon = isUp ? TrendingUp : TrendingDown;
  return (
    <p className="flex flex-wrap items-center gap-x-1.5 tabular-nums">
      {percent !== undefined && percent !== 0 && (
        <span
          className={cx(
            'inline-flex items-center gap-1 font-semibold',
            isUp === isBad ? 'text-brick-700' : 'text-leaf-700',
          )}
        >
          <Icon aria-hidden="true" className="size-4" />
          <span className="sr-only">{isUp ? copy.up : copy.down}</span>
          {formatPercent(Math.abs(percent))}
        </span>
      )}
      {copy.before(format(figure.before))}
    </p>
  );
}
