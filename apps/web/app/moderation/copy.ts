import type { ReportReason } from '@haldi/contract/moderation/content-report';

export const reportFormCopy = {
  title: 'Report this',
  text: 'Tell the salon what is wrong with it. Your name is not shown to anybody.',
  reason: 'What is wrong with it?',
  note: 'Anything else? (optional)',
  send: 'Send report',
  cancel: 'Cancel',
};

export const reportReasonNames: Record<ReportReason, string> = {
  rude: 'Rude or insulting',
  untrue: 'Not true',
  spam: 'Advertising',
  private: 'Says too much about somebody',
  other: 'Something else',
};
