import { MailError, type Mailer, type MailFailure } from '../../platform/mail/mail.ts';
import type { ChannelAdapter, SendOutcome } from './channel-adapter.ts';

const outcomes: Record<MailFailure, Exclude<SendOutcome, { result: 'sent' }>> = {
  'address-refused': {
    result: 'refused',
    problem: 'The mail server says that this email address does not exist.',
  },
  'content-refused': { result: 'refused', problem: 'The mail server rejected the email.' },
  'sender-refused': {
    result: 'later',
    problem: 'The mail server does not accept the sender address in MAIL_FROM.',
  },
  'log-in': {
    result: 'later',
    problem: 'The mail server rejected the user or password in SMTP_URL.',
  },
  busy: { result: 'later', problem: 'The mail server was busy.' },
  'no-connection': { result: 'later', problem: 'The mail server could not be reached.' },
  unanswered: {
    result: 'unsure',
    problem: 'The connection to the mail server was lost before it replied.',
  },
};

export const createEmailChannel = (mailer: Mailer): ChannelAdapter => ({
  channel: 'email',
  canReach: async ({ to }) => to.email !== '',
  send: async ({ id, to, title, values, ...outgoing }) => {
    const text = [outgoing.text, outgoing.emailDetails].filter(Boolean).join('\n\n');
    try {
      await mailer.send({ to: to.email, fromName: values.salon, subject: title, text, id });
      return { result: 'sent' };
    } catch (error) {
      if (error instanceof MailError) return outcomes[error.failure];
      throw error;
    }
  },
});
