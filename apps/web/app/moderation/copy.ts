import type { ReportReason } from '@haldi/contract/moderation/content-report';

export const reportFormCopy = {
  title: 'Report this content',
  text: 'Your report goes to the salon. Your name is not shown.',
  reason: 'Why are you reporting it?',
  note: 'More details (optional)',
  send: 'Send report',
  cancel: 'Cancel',
};

export const reportReasonNames: Record<ReportReason, string> = {
  rude: 'Rude or insulting',
  untrue: 'Not true',
  spam: 'Advertising',
  private: 'Shares private information',
  other: 'Something else',
};
