import { formatDay } from '@haldi/contract/kit/dates';
import { formatRupees } from '@haldi/contract/kit/money';
import {
  Bar,
  BarChart,
  CartesianGrid,
  LabelList,
  ResponsiveContainer,
  Tooltip,
  XAxis,
  YAxis,
} from 'recharts';
import { useIsWide } from '../lib/use-media.ts';
import { dashboardCopy as copy } from './copy.ts';

const plum = '#571845';
const golden = '#E79E00';
const ink = '#5b5149';
const sand = '#F2E8D5';
const hover = { fill: '#FFF9E5' };
const tick = { fill: ink, fontSize: 14 };
const boxStyle = { borderRadius: 10, borderColor: sand };

export type ChartProps =
  | { kind: 'services'; data: { category: string; quantity: number }[] }
  | { kind: 'revenue'; data: { day: string; revenue: number }[] };

const inThousands = (rupees: number): string =>
  rupees >= 1_000 ? `${Math.round(rupees / 100) / 10}k` : String(rupees);

function ServicesChart({ data }: { data: { category: string; quantity: number }[] }) {
  return (
    <BarChart
      data={data}
      margin={{ top: 22, right: 4, bottom: 0, left: 4 }}
      accessibilityLayer={false}
    >
      <XAxis
        dataKey="category"
        tick={tick}
        tickLine={false}
        axisLine={{ stroke: sand }}
        interval={0}
      />
      <YAxis hide allowDecimals={false} />
      <Tooltip cursor={hover} contentStyle={boxStyle} />
      <Bar
        dataKey="quantity"
        name={copy.services}
        fill={golden}
        radius={[8, 8, 0, 0]}
        maxBarSize={64}
        isAnimationActive={false}
      >
        <LabelList dataKey="quantity" position="top" fill={plum} fontWeight={600} fontSize={16} />
      </Bar>
    </BarChart>
  );
}

function RevenueChart({ data }: { data: { day: string; revenue: number }[] }) {
  return (
    <BarChart
      data={data}
      margin={{ top: 8, right: 4, bottom: 0, left: 0 }}
      accessibilityLayer={false}
    >
      <CartesianGrid vertical={false} stroke={sand} />
      <XAxis
        dataKey="day"
        tick={tick}
        tickLine={false}
        axisLine={{ stroke: sand }}
        minTickGap={24}
        tickFormatter={(day: string) => formatDay(day).slice(0, 6)}
      />
      <YAxis width={44} tick={tick} tickLine={false} axisLine={false} tickFormatter={inThousands} />
      <Tooltip
        cursor={hover}
        contentStyle={boxStyle}
        labelFormatter={(day) => formatDay(String(day))}
        formatter={(value) => formatRupees(Number(value))}
      />
      <Bar
        dataKey="revenue"
        name={copy.revenue}
        fill={plum}
        radius={[4, 4, 0, 0]}
        maxBarSize={48}
        isAnimationActive={false}
      />
    </BarChart>
  );
}

/** Fetched on its own: the figures above it need not wait for the drawing of charts. */
export function DashboardChart(props: ChartProps) {
  const isWide = useIsWide();
  return (
    <ResponsiveContainer width="100%" height={isWide ? 260 : 220}>
      {props.kind === 'services' ? (
        <ServicesChart data={props.data} />
      ) : (
        <RevenueChart data={props.data} />
      )}
    </ResponsiveContainer>
  );
}
