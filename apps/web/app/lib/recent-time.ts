import { formatIndiaDate, formatIndiaTime, indiaDay } from '@haldi/contract/kit/dates';
import { libCopy } from './copy.ts';

/** `Today, 10:30 AM` or `05 Jan 2025, 10:30 AM`. */
export const formatRecentTime = (at: string, today: string): string => {
  const instant = new Date(at);
  const day = indiaDay(instant) === today ? libCopy.today : formatIndiaDate(instant);
  return `${day}, ${formatIndiaTime(instant)}`;
};
