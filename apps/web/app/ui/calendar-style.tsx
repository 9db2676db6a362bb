import { ChevronLeft, ChevronRight } from 'lucide-react';

const navigation =
  'inline-flex size-11 items-center justify-center rounded-full text-plum-700 transition-colors hover:bg-haldi-100 aria-disabled:cursor-not-allowed aria-disabled:opacity-35 aria-disabled:hover:bg-transparent';

export const calendarClassNames = {
  root: 'mx-auto w-full max-w-84 select-none',
  months: 'relative',
  month_caption: 'flex h-11 items-center pl-2',
  caption_label: 'font-display text-lg font-medium text-plum-900',
  nav: 'absolute top-0 right-0 flex',
  button_previous: navigation,
  button_next: navigation,
  month_grid: 'mt-1 w-full table-fixed border-collapse',
  weekday: 'h-8 text-sm font-normal text-stone',
  day: 'h-11 p-0 text-center tabular-nums',
  day_button:
    'relative mx-auto flex size-11 items-center justify-center rounded-full transition-colors hover:bg-haldi-200 disabled:cursor-not-allowed disabled:text-stone/65 disabled:line-through disabled:hover:bg-transparent',
  today:
    'font-semibold text-plum-600 [&_button]:ring-1 [&_button]:ring-inset [&_button]:ring-haldi-500',
  selected:
    '[&_button]:bg-plum-700 [&_button]:font-semibold [&_button]:text-white [&_button:hover]:bg-plum-600',
  disabled: '',
  outside: '',
  hidden: 'invisible',
};

type ChevronProps = { orientation?: 'up' | 'down' | 'left' | 'right' };

export function CalendarChevron({ orientation }: ChevronProps) {
  return orientation === 'left' ? (
    <ChevronLeft aria-hidden="true" />
  ) : (
    <ChevronRight aria-hidden="true" />
  );
}
