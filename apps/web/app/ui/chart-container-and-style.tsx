import type { ReactElement } from 'react';
import { ResponsiveContainer } from 'recharts';

/** CSS variables, because SVG charts cannot use class names. */
export const chartColours = {
  plum: 'var(--color-plum-700)',
  golden: 'var(--color-haldi-500)',
  marigold: 'var(--color-haldi-400)',
  pale: 'var(--color-haldi-200)',
  bad: 'var(--color-brick-600)',
  sand: 'var(--color-sand)',
};

const tick = { fill: 'var(--color-stone)', fontSize: 14 };

export const chartAxisAndTooltipStyle = {
  bottomAxis: { tick, tickLine: false, axisLine: { stroke: chartColours.sand } },
  sideAxis: { tick, tickLine: false, axisLine: false },
  tooltip: {
    cursor: { fill: 'var(--color-haldi-50)' },
    contentStyle: { borderRadius: 10, borderColor: chartColours.sand },
  },
} as const;

/** Same height as its loading placeholder. */
export function ChartContainer({ children }: { children: ReactElement }) {
  return (
    <div className="h-55 lg:h-65">
      <ResponsiveContainer>{children}</ResponsiveContainer>
    </div>
  );
}
