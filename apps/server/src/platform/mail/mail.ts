import { randomUUID } from 'node:crypto';
import { Readable } from 'node:stream';
import { errorReason } from '../error-reason.ts';

export type Mail = {
  to: string;
  /** Whose name stands before the address that it comes from. */
  fromName: string;
  /** One line. */
  subject: string;
  text: string;
  /** The same for every attempt, so that whoever receives two knows them as one. */
  id?: string;
};
export type Mailer = {
  /** Fails with a MailError. */
  send(mail: Mail): Promise<void>;
  close(): void;
};

/**
 * Why a mail did not go. `unanswered`: all of it was sent and no answer came, so it may have arrived.
 * All others were certainly not taken.
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
    // What a server answers may name the address, which is nothing for a log.
    const why = failure === 'no-connection' ? `: ${errorReason(cause)}` : '';
    super(`the mail was not sent: ${failure}${why}`, { cause });
    this.failure = failure;
  }
}

/** What the client tells of an SMTP session that went wrong. */
type SmtpTrouble = { code?: unknown; command?: unknown; responseCode?: unknown };

const failureOf = (error: unknown, isAllSent: boolean): MailFailure => {
  const { code, command, responseCode } = error as SmtpTrouble;
  const step = String(command ?? '');
  // Where the password is refused, and where there is none.
  if (code === 'EAUTH' || code === 'ENOAUTH' || responseCode === 530) return 'log-in';
  if (typeof responseCode === 'number') {
    if (responseCode < 500) return 'busy';
    if (step === 'MAIL FROM') return 'sender-refused';
    if (step === 'RCPT TO') return 'address-refused';
    return step === 'DATA' ? 'content-refused' : 'busy';
  }
  // Refused before anything was said to a server.
  if (code === 'EENVELOPE') return 'address-refused';
  return isAllSent ? 'unanswered' : 'no-connection';
};

/**
 * Passes a mail on as it is asked for, which is after the server has said that it takes one, and tells
 * when all of it was asked for. One that was not ended is thrown away by whoever received it.
 */
async function* passOn(content: Readable, onEnd: () => void): AsyncGenerator<Buffer> {
  for await (const chunk of content) yield chunk as Buffer;
  onEnd();
}

const oneLine = (text: string): string => text.replace(/[\s\p{Cc}]+/gu, ' ').trim();

/** Of `Name <address>`, or the address alone. */
const addressOf = (from: string): string => /<([^<>]+)>\s*$/.exec(from)?.[1] ?? from.trim();

const domainOf = (from: string): string => /@([\w.-]+)/.exec(from)?.[1] ?? 'localhost';

export const createMailer = ({ url, from }: { url: string; from: string }): Mailer => {
  /** Those of which all was sent. */
  const ended = new Set<string>();
  const open = async () => {
    const { createTransport } = await import('nodemailer');
    const transport = createTransport({
      url,
      // A mail server that does not answer must not keep the process from ending.
      connectionTimeout: 10_000,
      greetingTimeout: 10_000,
      socketTimeout: 20_000,
    });
    transport.use('stream', ({ data, message }, done) => {
      const onEnd = (): void => void ended.add(String(data.messageId));
      message.processFunc((content) =>
        Readable.from(passOn(content as Readable, onEnd), { objectMode: false }),
      );
      done();
    });
    return transport;
  };
  // Loaded with the first mail: a product that sends none does without it.
  let opened: ReturnType<typeof open> | undefined;
  return {
    async send({ to, fromName, subject, text, id = randomUUID() }) {
      opened ??= open();
      const transport = await opened;
      const messageId = `<${id}@${domainOf(from)}>`;
      try {
        await transport.sendMail({
          from: { name: oneLine(fromName), address: addressOf(from) },
          // As an object the address cannot be taken for a list of several.
          to: { name: '', address: to },
          subject: oneLine(subject),
          text,
          messageId,
        });
      } catch (error) {
        throw new MailError(failureOf(error, ended.has(messageId)), error);
      } finally {
        ended.delete(messageId);
      }
    },
    close: () => void opened?.then((transport) => transport.close()),
  };
};
