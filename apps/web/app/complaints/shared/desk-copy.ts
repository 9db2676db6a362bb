import type { ComplaintView } from '@haldi/contract/complaints/desk/schema';
import { formatDay } from '@haldi/contract/kit/dates';

/** What staff read in an order, a review and on the dashboard. */
export const complaintDeskCopy = {
  title: 'Complaint',
  none: 'No complaint about this order.',
  record: 'Record complaint',
  open: 'Open',
  closed: 'Closed',
  overdue: 'Overdue',
  dueOn: (day: string) => `Reply due ${formatDay(day)}`,
  see: 'See complaint',
  loading: 'Loading complaint...',
  failed: 'The complaint could not be loaded.',
  tryAgain: 'Try again',
  dialog: {
    title: (orderId: number) => `Complaint about order #${orderId}`,
    reviewTitle: (name: string) => `Complaint from the review by ${name}`,
    text: 'You look after it until you hand it over. The customer gets a message.',
    reviewText:
      'Opens a complaint about the last completed visit of this customer. The customer gets a message.',
    label: 'What happened?',
    hint: 'The customer can read this. Add internal remarks as notes afterwards.',
    submit: 'Open complaint',
    done: 'Complaint opened',
  },
  views: { open: 'Open', overdue: 'Overdue', closed: 'Closed' } satisfies Record<
    ComplaintView,
    string
  >,
};

export const complaintPath = (id: string): string => `/admin/complaints/${id}`;
