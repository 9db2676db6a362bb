import { formatDate, formatTime, indiaDay } from '@haldi/contract/kit/dates';
import { dashboardCopy } from './copy.ts';

/** `Today, 10:30 AM` or `05 Jan 2025, 10:30 AM`. */
export const orderTime = (time: string, today: string): string => {
  const instant = new Date(time);
  const day = indiaDay(instant) === today ? dashboardCopy.todayWord : formatDate(instant);
  return dashboardCopy.at(day, formatTime(instant));
};
