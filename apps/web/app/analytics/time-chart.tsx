import type { TimeGrain } from '@haldi/contract/analytics/report-periods';
import type { TimeSeriesPoint } from '@haldi/contract/analytics/schema';
import { percentOf } from '@haldi/contract/kit/percentages';
import { Bar, CartesianGrid, ComposedChart, Line, Tooltip, XAxis, YAxis } from 'recharts';
import { formatShortRupees } from '../lib/short-rupees.ts';
import {
  ChartContainer,
  chartAxisAndTooltipStyle,
  chartColours,
} from '../ui/chart-container-and-style.tsx';
import { longBucketLabel, shortBucketLabel } from './analytics-period.ts';
import { formatCount, formatPercent, formatReportCell } from './format-report-cell.ts';
import { type TimeReport, timeChartSeriesByReport } from './time-chart-series.ts';

export type TimeChartProps = {
  kind: TimeReport;
  grain: TimeGrain;
  points: readonly TimeSeriesPoint[];
};

/** Default export for lazy loading: the chart library is fetched separately. */
export default function TimeChart({ kind, grain, points }: TimeChartProps) {
  const data = points.map((point) => ({
    ...point,
    kept: point.orders - point.cancelled,
    rate: percentOf(point.orders, point.views),
  }));
  const isMoney = kind === 'revenue';
  const drawn = timeChartSeriesByReport[kind];
  const format = (value: unknown, dataKey: unknown): string => {
    const isPercent = drawn.some((one) => one.isPercent && one.dataKey === dataKey);
    return isPercent
      ? formatCount(Number(value))
      : formatReportCell(Number(value), isMoney ? 'rupees' : 'count', grain);
  };
  return (
    <ChartContainer>
      <ComposedChart
        data={data}
        margin={{ top: 8, right: 4, bottom: 0, left: 0 }}
        accessibilityLayer={false}
      >
        <CartesianGrid vertical={false} stroke={chartColours.sand} />
        <XAxis
          dataKey="bucket"
          {...chartAxisAndTooltipStyle.bottomAxis}
          minTickGap={20}
          tickFormatter={(bucket: string) => shortBucketLabel(bucket, grain)}
        />
        <YAxis
          yAxisId="main"
          width={isMoney ? 52 : 40}
          {...chartAxisAndTooltipStyle.sideAxis}
          allowDecimals={false}
          tickFormatter={isMoney ? formatShortRupees : formatCount}
        />
        {drawn.some(({ isPercent }) => isPercent) && (
          <YAxis
            yAxisId="percent"
            orientation="right"
            width={44}
            {...chartAxisAndTooltipStyle.sideAxis}
            tickFormatter={formatPercent}
          />
        )}
        <Tooltip
          {...chartAxisAndTooltipStyle.tooltip}
          labelFormatter={(bucket) => longBucketLabel(String(bucket), grain)}
          formatter={(value, _name, { dataKey }) => format(value, dataKey)}
        />
        {drawn.map(({ dataKey, name, colour, shape, stack, isPercent = false }) => {
          const yAxisId = isPercent ? 'percent' : 'main';
          const shared = { dataKey, name, yAxisId, isAnimationActive: false };
          return shape === 'bar' ? (
            <Bar
              key={dataKey}
              {...shared}
              fill={chartColours[colour]}
              maxBarSize={44}
              {...(stack ? { stackId: stack } : { radius: [4, 4, 0, 0] as const })}
            />
          ) : (
            <Line
              key={dataKey}
              {...shared}
              type="monotone"
              stroke={chartColours[colour]}
              strokeWidth={2.5}
              dot={points.length === 1}
            />
          );
        })}
      </ComposedChart>
    </ChartContainer>
  );
}
