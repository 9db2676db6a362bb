import type { Grain } from '@haldi/contract/analytics/periods';
import type { TimePoint } from '@haldi/contract/analytics/schema';
import { percentOf } from '@haldi/contract/kit/rates';
import {
  Bar,
  CartesianGrid,
  ComposedChart,
  Line,
  ResponsiveContainer,
  Tooltip,
  XAxis,
  YAxis,
} from 'recharts';
import { useIsWide } from '../lib/use-media.ts';
import { formatCell, formatCount, formatPercent, shortRupees } from './cells.ts';
import { analyticsCopy as copy } from './copy.ts';
import { longBucket, shortBucket } from './period.ts';

const plum = '#571845';
const golden = '#E79E00';
const marigold = '#FBC02D';
const pale = '#FFE588';
const brick = '#B3362B';
const sand = '#F2E8D5';
const tick = { fill: '#5b5149', fontSize: 14 };
const hover = { fill: '#FFF9E5' };
const boxStyle = { borderRadius: 10, borderColor: sand };

type Kind = 'revenue' | 'orders' | 'customers' | 'cancellations' | 'page-views';

type Series = {
  dataKey: string;
  name: string;
  colour: string;
  shape: 'bar' | 'line';
  /** Bars of one stack stand on each other. */
  stack?: string;
  /** Measured on the right. */
  isPercent?: boolean;
};

const series: Record<Kind, Series[]> = {
  revenue: [
    { dataKey: 'revenue', name: copy.now, colour: plum, shape: 'bar' },
    { dataKey: 'revenueBefore', name: copy.earlier, colour: golden, shape: 'line' },
  ],
  orders: [
    { dataKey: 'orders', name: copy.now, colour: plum, shape: 'bar' },
    { dataKey: 'ordersBefore', name: copy.earlier, colour: golden, shape: 'line' },
  ],
  customers: [
    { dataKey: 'returning', name: copy.returning, colour: plum, shape: 'bar', stack: 'all' },
    {
      dataKey: 'newCustomers',
      name: copy.newCustomers,
      colour: marigold,
      shape: 'bar',
      stack: 'all',
    },
  ],
  cancellations: [
    { dataKey: 'kept', name: copy.kept, colour: pale, shape: 'bar', stack: 'all' },
    { dataKey: 'cancelled', name: copy.cancelled, colour: brick, shape: 'bar', stack: 'all' },
  ],
  'page-views': [
    { dataKey: 'views', name: copy.views, colour: pale, shape: 'bar' },
    { dataKey: 'rate', name: copy.rate, colour: plum, shape: 'line', isPercent: true },
  ],
};

export type TimeChartProps = { kind: Kind; grain: Grain; points: readonly TimePoint[] };

/** Fetched on its own: the figures need not wait for the drawing of charts. */
export function TimeChart({ kind, grain, points }: TimeChartProps) {
  const isWide = useIsWide();
  const data = points.map((point) => ({
    ...point,
    kept: point.orders - point.cancelled,
    rate: percentOf(point.orders, point.views),
  }));
  const isMoney = kind === 'revenue';
  const drawn = series[kind];
  const format = (value: unknown, dataKey: unknown): string => {
    const isPercent = drawn.some((one) => one.isPercent && one.dataKey === dataKey);
    return isPercent
      ? formatCount(Number(value))
      : formatCell(Number(value), isMoney ? 'rupees' : 'count', grain);
  };
  return (
    <ResponsiveContainer width="100%" height={isWide ? 260 : 220}>
      <ComposedChart
        data={data}
        margin={{ top: 8, right: 4, bottom: 0, left: 0 }}
        accessibilityLayer={false}
      >
        <CartesianGrid vertical={false} stroke={sand} />
        <XAxis
          dataKey="bucket"
          tick={tick}
          tickLine={false}
          axisLine={{ stroke: sand }}
          minTickGap={20}
          tickFormatter={(bucket: string) => shortBucket(bucket, grain)}
        />
        <YAxis
          yAxisId="main"
          width={isMoney ? 52 : 40}
          tick={tick}
          tickLine={false}
          axisLine={false}
          allowDecimals={false}
          tickFormatter={isMoney ? shortRupees : formatCount}
        />
        {drawn.some(({ isPercent }) => isPercent) && (
          <YAxis
            yAxisId="percent"
            orientation="right"
            width={44}
            tick={tick}
            tickLine={false}
            axisLine={false}
            tickFormatter={formatPercent}
          />
        )}
        <Tooltip
          cursor={hover}
          contentStyle={boxStyle}
          labelFormatter={(bucket) => longBucket(String(bucket), grain)}
          formatter={(value, _name, { dataKey }) => format(value, dataKey)}
        />
        {drawn.map(({ dataKey, name, colour, shape, stack, isPercent = false }) => {
          const yAxisId = isPercent ? 'percent' : 'main';
          const shared = { dataKey, name, yAxisId, isAnimationActive: false };
          return shape === 'bar' ? (
            <Bar
              key={dataKey}
              {...shared}
              fill={colour}
              maxBarSize={44}
              {...(stack ? { stackId: stack } : { radius: [4, 4, 0, 0] as const })}
            />
          ) : (
            <Line
              key={dataKey}
              {...shared}
              type="monotone"
              stroke={colour}
              strokeWidth={2.5}
              dot={points.length === 1}
            />
          );
        })}
      </ComposedChart>
    </ResponsiveContainer>
  );
}
