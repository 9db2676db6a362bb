import { shortWeekday, weekOrder } from '@haldi/contract/kit/weekdays';

/** `every day`, `Mon to Fri`, `Tue, Thu and Sat`. */
export const formatWeekdays = (weekdays: readonly number[]): string => {
  const places = weekOrder.flatMap((day, place) => (weekdays.includes(day) ? [place] : []));
  const [first = 0, last = 0] = [places[0], places.at(-1)];
  const nameOf = (place: number): string => shortWeekday(weekOrder[place] ?? 0);
  if (places.length === weekOrder.length) return 'every day';
  // `Sat and Sun` is easier to read than `Sat to Sun`.
  if (places.length > 2 && last - first === places.length - 1) {
    return `${nameOf(first)} to ${nameOf(last)}`;
  }
  const names = places.map(nameOf);
  return [names.slice(0, -1).join(', '), names.at(-1)].filter(Boolean).join(' and ');
};
