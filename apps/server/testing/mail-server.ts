import { once } from 'node:events';
import type { AddressInfo } from 'node:net';
import { text } from 'node:stream/consumers';
import { SMTPServer } from 'smtp-server';

export type ReceivedMail = { from: string; to: string[]; source: string };

/** A real SMTP server on this machine that keeps what it is sent. */
export const startMailServer = async () => {
  const received: ReceivedMail[] = [];
  const waiting: (() => void)[] = [];
  const server = new SMTPServer({
    authOptional: true,
    disabledCommands: ['STARTTLS'],
    onData: (stream, { envelope }, done) => {
      text(stream).then((source) => {
        received.push({
          from: envelope.mailFrom ? envelope.mailFrom.address : '',
          to: envelope.rcptTo.map((recipient) => recipient.address),
          source,
        });
        done();
        for (const wake of waiting.splice(0)) wake();
      }, done);
    },
  });
  server.listen(0, '127.0.0.1');
  await once(server.server, 'listening');
  const { port } = server.server.address() as AddressInfo;
  return {
    url: `smtp://127.0.0.1:${port}`,
    received,
    /** Resolves with the mail of this number, counted from 1, once it is here. */
    async mail(number: number): Promise<ReceivedMail> {
      while (received.length < number) {
        await new Promise<void>((resolve) => waiting.push(resolve));
      }
      return received[number - 1] as ReceivedMail;
    },
    close: () => new Promise<void>((resolve) => server.close(resolve)),
  };
};
