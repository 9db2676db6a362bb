import type { ReactElement } from 'react';
import { ResponsiveContainer } from 'recharts';

/** The colours of the theme; a drawing cannot read them from a class. */
export const chartColours = {
  plum: '#571845',
  golden: '#E79E00',
  marigold: '#FBC02D',
  pale: '#FFE588',
  bad: '#B3362B',
  sand: '#F2E8D5',
};

const tick = { fill: '#5b5149', fontSize: 14 };

/** What axes and tooltips have in common. */
export const chartLook = {
  bottomAxis: { tick, tickLine: false, axisLine: { stroke: chartColours.sand } },
  sideAxis: { tick, tickLine: false, axisLine: false },
  tooltip: {
    cursor: { fill: '#FFF9E5' },
    contentStyle: { borderRadius: 10, borderColor: chartColours.sand },
  },
} as const;

/** As high as what stands in its place before it is there. */
export function ChartFrame({ children }: { children: ReactElement }) {
  return (
    <div className="h-55 lg:h-65">
      <ResponsiveContainer>{children}</ResponsiveContainer>
    </div>
  );
}
