import { randomUUID } from 'node:crypto';
import { Readable } from 'node:stream';
import { errorReason } from '../error-reason.ts';

export type Mail = {
  to: string;
  fromName: string;
  subject: string;
  text: string;
  /** The same for every attempt, so that receivers can recognise duplicates. */
  id?: string;
};
export type Mailer = {
  send(mail: Mail): Promise<void>;
  close(): void;
};

/**
 * `unanswered`: sent completely without a response, so it may have arrived. In all other cases it
 * was not accepted.
 */
export type MailFailure =
  | 'address-refused'
  | 'content-refused'
  | 'sender-refused'
  | 'log-in'
  | 'busy'
  | 'no-connection'
  | 'unanswered';

export class MailError extends Error {
  override name = 'MailError';
  readonly failure: MailFailure;

  constructor(failure: MailFailure, cause: unknown) {
    // Responses may contain the address and must not be logged.
    const why = failure === 'no-connection' ? `: ${errorReason(cause)}` : '';
    super(`the mail was not sent: ${failure}${why}`, { cause });
    this.failure = failure;
  }
}

type SmtpError = { code?: unknown; command?: unknown; responseCode?: unknown };

const failureOf = (error: unknown, isFullySent: boolean): MailFailure => {
  const { code, command, responseCode } = error as SmtpError;
  const step = String(command ?? '');
  // Wrong or missing password.
  if (code === 'EAUTH' || code === 'ENOAUTH' || responseCode === 530) return 'log-in';
  if (typeof responseCode === 'number') {
    if (responseCode < 500) return 'busy';
    if (step === 'MAIL FROM') return 'sender-refused';
    if (step === 'RCPT TO') return 'address-refused';
    return step === 'DATA' ? 'content-refused' : 'busy';
  }
  // Rejected before connecting.
  if (code === 'EENVELOPE') return 'address-refused';
  return isFullySent ? 'unanswered' : 'no-connection';
};

/**
 * Calls `onEnd` when the whole message was read for sending. Receivers discard an incomplete
 * message.
 */
async function* trackEnd(content: Readable, onEnd: () => void): AsyncGenerator<Buffer> {
  for await (const chunk of content) yield chunk as Buffer;
  onEnd();
}

const oneLine = (text: string): string => text.replace(/[\s\p{Cc}]+/gu, ' ').trim();

const addressOf = (from: string): string => /<([^<>]+)>\s*$/.exec(from)?.[1] ?? from.trim();

const domainOf = (from: string): string => /@([\w.-]+)/.exec(from)?.[1] ?? 'localhost';

export const createMailer = ({ url, from }: { url: string; from: string }): Mailer => {
  const fullySent = new Set<string>();
  const open = async () => {
    const { createTransport } = await import('nodemailer');
    const transport = createTransport({
      url,
      // An unresponsive mail server must not keep the process from ending.
      connectionTimeout: 10_000,
      greetingTimeout: 10_000,
      socketTimeout: 20_000,
    });
    transport.use('stream', ({ data, message }, done) => {
      const onEnd = (): void => void fullySent.add(String(data.messageId));
      message.processFunc((content) =>
        Readable.from(trackEnd(content as Readable, onEnd), { objectMode: false }),
      );
      done();
    });
    return transport;
  };
  // Loaded on first use.
  let opened: ReturnType<typeof open> | undefined;
  return {
    async send({ to, fromName, subject, text, id = randomUUID() }) {
      opened ??= open();
      const transport = await opened;
      const messageId = `<${id}@${domainOf(from)}>`;
      try {
        await transport.sendMail({
          from: { name: oneLine(fromName), address: addressOf(from) },
          // As an object, the address cannot be parsed as a list.
          to: { name: '', address: to },
          subject: oneLine(subject),
          text,
          messageId,
        });
      } catch (error) {
        throw new MailError(failureOf(error, fullySent.has(messageId)), error);
      } finally {
        fullySent.delete(messageId);
      }
    },
    close: () => void opened?.then((transport) => transport.close()),
  };
};
