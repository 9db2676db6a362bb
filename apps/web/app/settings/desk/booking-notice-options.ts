import { formatDuration } from '../../lib/duration.ts';
import { settingsCopy as copy } from './copy.ts';

const hour = 60;
const noticeMinutes = [
  0,
  30,
  hour,
  2 * hour,
  3 * hour,
  4 * hour,
  6 * hour,
  12 * hour,
  24 * hour,
  48 * hour,
];

/** Includes the saved value even if it is not one of the usual options. */
export const bookingNoticeOptions = (chosen: string) =>
  [...new Set([...noticeMinutes, Number(chosen)])]
    .sort((a, b) => a - b)
    .map((minutes) => ({
      value: String(minutes),
      label: minutes === 0 ? copy.noNotice : copy.notice(formatDuration(minutes)),
    }));
