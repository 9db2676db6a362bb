import type { AdminCategory } from '@haldi/contract/catalogue/categories';
import { addDays } from '@haldi/contract/kit/dates';
import { awayOn } from '@haldi/contract/roster/at-work';

export type DemoBeautician = {
  name: string;
  phone: string;
  categories: readonly AdminCategory[];
  workingDays: readonly number[];
  /** Counted from the day on which the demo data is made. */
  daysOff: readonly number[];
};

const everyDay = [0, 1, 2, 3, 4, 5, 6];
const without = (...free: number[]) => everyDay.filter((day) => !free.includes(day));

/** The people at work in the demo data. The digits 00000 keep the numbers from being anybody's. */
export const demoRoster: readonly DemoBeautician[] = [
  {
    name: 'Sunita Jagtap',
    phone: '9700000001',
    categories: ['Facial', 'Waxing', 'Beauty'],
    workingDays: without(1),
    daysOff: [-40, 9],
  },
  {
    name: 'Rekha Salunkhe',
    phone: '9700000002',
    categories: ['Makeup', 'Hair Care'],
    workingDays: everyDay,
    daysOff: [-62, -61, -13, 16],
  },
  {
    name: 'Anjali Thakur',
    phone: '9700000003',
    categories: ['Massage', 'Waxing'],
    workingDays: without(2),
    daysOff: [-27, 5],
  },
  {
    name: 'Nasreen Pathan',
    phone: '9700000004',
    categories: ['Makeup', 'Beauty', 'Facial'],
    workingDays: without(5),
    daysOff: [-50, 20, 21],
  },
  {
    name: 'Maria Fernandes',
    phone: '9700000005',
    categories: ['Hair Care', 'Beauty'],
    workingDays: without(3),
    daysOff: [-35, -5, 12],
  },
  {
    name: 'Usha Bhosale',
    phone: '9700000006',
    categories: ['Facial', 'Massage', 'Waxing'],
    workingDays: everyDay,
    daysOff: [-71, -18, 8, 30],
  },
];

export const daysOffOf = ({ daysOff }: DemoBeautician, today: string): string[] =>
  daysOff.map((days) => addDays(today, days));

export const isAtWork = (beautician: DemoBeautician, day: string, today: string): boolean => {
  const daysOff = daysOffOf(beautician, today).map((off) => ({ day: off }));
  return !awayOn({ ...beautician, active: true, daysOff }, day);
};
