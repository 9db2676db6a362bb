import { shortWeekday, weekdaysFromMonday } from '@haldi/contract/kit/weekdays';

/** `every day`, `Mon to Fri`, `Tue, Thu and Sat`. */
export const formatWeekdays = (weekdays: readonly number[]): string => {
  const indexes = weekdaysFromMonday.flatMap((day, index) =>
    weekdays.includes(day) ? [index] : [],
  );
  const [first = 0, last = 0] = [indexes[0], indexes.at(-1)];
  const nameOf = (index: number): string => shortWeekday(weekdaysFromMonday[index] ?? 0);
  if (indexes.length === weekdaysFromMonday.length) return 'every day';
  // `Sat and Sun` is easier to read than `Sat to Sun`.
  if (indexes.length > 2 && last - first === indexes.length - 1) {
    return `${nameOf(first)} to ${nameOf(last)}`;
  }
  const names = indexes.map(nameOf);
  return [names.slice(0, -1).join(', '), names.at(-1)].filter(Boolean).join(' and ');
};
