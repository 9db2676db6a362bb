import { adminCategoryOfDataSet } from '@haldi/contract/catalogue/admin-category';
import { type AdminCategory, defaultSections } from '@haldi/contract/catalogue/default-categories';
import { addDays } from '@haldi/contract/kit/dates';
import { minutesPerDay } from '@haldi/contract/kit/time-of-day';
import { defaultWorkingHours } from '@haldi/contract/roster/schema';

export type DemoBeautician = {
  name: string;
  phone: string;
  about: string;
  /** Empty: all categories. */
  categories: readonly AdminCategory[];
  workingDays: readonly number[];
  daysOff: readonly number[];
};

const everyDay = [0, 1, 2, 3, 4, 5, 6];
const everyDayExcept = (...weekdaysOff: number[]) =>
  everyDay.filter((day) => !weekdaysOff.includes(day));

/**
 * Two beauticians do everything and are never off on the same day, so that every cart can be
 * booked. Phone numbers with 00000 do not belong to anyone.
 */
export const demoRoster: readonly DemoBeautician[] = [
  {
    name: 'Sunita Jagtap',
    phone: '9700000001',
    about: 'Twelve years of facials, and a gentle hand with wax.',
    categories: ['Facial', 'Waxing', 'Beauty'],
    workingDays: everyDayExcept(1),
    daysOff: [-40, 9],
  },
  {
    name: 'Rekha Salunkhe',
    phone: '9700000002',
    about: 'Whatever the day asks for, from threading to a bride’s whole morning.',
    categories: [],
    workingDays: everyDay,
    daysOff: [-62, -61, -13, 16],
  },
  {
    name: 'Anjali Thakur',
    phone: '9700000003',
    about: 'Trained in Kerala; her oils come warmed.',
    categories: ['Massage', 'Waxing'],
    workingDays: everyDayExcept(2),
    daysOff: [-27, 5],
  },
  {
    name: 'Nasreen Pathan',
    phone: '9700000004',
    about: 'Brides ask for her mehndi by name.',
    categories: ['Makeup', 'Beauty', 'Facial'],
    workingDays: everyDayExcept(5),
    daysOff: [-50, 20, 21],
  },
  {
    name: 'Maria Fernandes',
    phone: '9700000005',
    about: 'Colours and cuts, and never in a hurry.',
    categories: ['Hair Care', 'Beauty'],
    workingDays: everyDayExcept(3),
    daysOff: [-35, -5, 12],
  },
  {
    name: 'Usha Bhosale',
    phone: '9700000006',
    about: 'With us since the first visit. She knows every lane of the city.',
    categories: [],
    workingDays: everyDay,
    daysOff: [-71, -18, 8, 30],
  },
];

const skillsOf = (category: AdminCategory): string[] => [
  ...defaultSections
    .filter(({ key }) => adminCategoryOfDataSet(key) === category)
    .map(({ name }) => name),
  ...(category === 'Makeup' ? ['Mehndi'] : []),
];

/** Skills are names, not ids. */
export const toDemoRosterEntry = (
  { name, phone, about, categories, workingDays, daysOff }: DemoBeautician,
  today: string,
) => ({
  name,
  phone,
  about,
  areas: [],
  skills: categories.flatMap(skillsOf),
  hours: workingDays.map((weekday) => ({ weekday, ...defaultWorkingHours })),
  timeOff: daysOff.map((days) => ({
    day: addDays(today, days),
    from: 0,
    to: minutesPerDay,
    note: '',
  })),
});
