import { minutesPerDay } from '@haldi/contract/kit/time-of-day';

/** Minutes since midnight of `16:15`, `4:15 pm`, `4.15pm` or `4 PM`. */
export const parseTypedTime = (text: string): number | undefined => {
  const [, hours = '', minutes = '0', half] =
    /^(\d{1,2})(?:[:.](\d{2}))?\s*([ap]\.?m\.?)?$/i.exec(text.trim()) ?? [];
  if (hours === '' || Number(minutes) > 59) return undefined;
  if (half === undefined) {
    const minute = Number(hours) * 60 + Number(minutes);
    return minute < minutesPerDay ? minute : undefined;
  }
  if (Number(hours) < 1 || Number(hours) > 12) return undefined;
  const afternoon = half.toLowerCase().startsWith('p') ? 12 : 0;
  return ((Number(hours) % 12) + afternoon) * 60 + Number(minutes);
};
