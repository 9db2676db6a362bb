const pattern = /^(0[1-9]|1[0-2]):([0-5]\d) (AM|PM)$/;

/** `09:00 AM` */
export const isTimeOfDay = (text: string): boolean => pattern.test(text);

/** Minutes since midnight. */
export const parseTimeOfDay = (text: string): number => {
  const [, hours, minutes, half] = pattern.exec(text) ?? [];
  if (half === undefined) throw new RangeError(`"${text}" is not a time of day`);
  return ((Number(hours) % 12) + (half === 'PM' ? 12 : 0)) * 60 + Number(minutes);
};

const twoDigits = (value: number): string => String(value).padStart(2, '0');

/** Midnight at the end of the day is `12:00 AM`. */
export const formatTimeOfDay = (minute: number): string => {
  const hours = Math.floor(minute / 60) % 24;
  return `${twoDigits(hours % 12 || 12)}:${twoDigits(minute % 60)} ${hours < 12 ? 'AM' : 'PM'}`;
};

/** `9 AM`, `5:30 PM`. */
export const formatShortTimeOfDay = (minute: number): string =>
  formatTimeOfDay(minute).replace(/^0/, '').replace(':00', '');

export const minutesPerDay = 24 * 60;
