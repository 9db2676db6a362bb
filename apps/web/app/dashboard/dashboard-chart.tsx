import { formatDay } from '@haldi/contract/kit/dates';
import { formatRupees } from '@haldi/contract/kit/money';
import { Bar, BarChart, CartesianGrid, LabelList, Tooltip, XAxis, YAxis } from 'recharts';
import { formatShortRupees } from '../lib/short-rupees.ts';
import {
  ChartContainer,
  chartAxisAndTooltipStyle,
  chartColours,
} from '../ui/chart-container-and-style.tsx';
import { dashboardCopy as copy } from './copy.ts';

const { plum, golden, sand } = chartColours;

export type ChartProps =
  | { kind: 'services'; data: { category: string; quantity: number }[] }
  | { kind: 'revenue'; data: { day: string; revenue: number }[] };

function ServicesChart({ data }: { data: { category: string; quantity: number }[] }) {
  return (
    <BarChart
      data={data}
      margin={{ top: 22, right: 4, bottom: 0, left: 4 }}
      accessibilityLayer={false}
    >
      <XAxis dataKey="category" {...chartAxisAndTooltipStyle.bottomAxis} interval={0} />
      <YAxis hide allowDecimals={false} />
      <Tooltip {...chartAxisAndTooltipStyle.tooltip} />
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
        {...chartAxisAndTooltipStyle.bottomAxis}
        minTickGap={24}
        tickFormatter={(day: string) => formatDay(day).slice(0, 6)}
      />
      <YAxis width={52} {...chartAxisAndTooltipStyle.sideAxis} tickFormatter={formatShortRupees} />
      <Tooltip
        {...chartAxisAndTooltipStyle.tooltip}
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

/** Default export for lazy loading: the chart library is fetched separately. */
export default function DashboardChart(props: ChartProps) {
  return (
    <ChartContainer>
      {props.kind === 'services' ? (
        <ServicesChart data={props.data} />
      ) : (
        <RevenueChart data={props.data} />
      )}
    </ChartContainer>
  );
}
