import { once } from 'node:events';
import type { AddressInfo, Socket } from 'node:net';
import { text } from 'node:stream/consumers';
import { SMTPServer } from 'smtp-server';

export type ReceivedMail = { from: string; to: string[]; source: string };

export type MailServerBehaviour =
  | 'takes'
  | 'refuses the log in'
  | 'refuses the sender'
  | 'refuses the recipient'
  | 'refuses the content'
  | 'is busy'
  | 'is busy after the content'
  | 'dies before the content'
  | 'dies after the content';

const answer = (responseCode: number, message: string): Error =>
  Object.assign(new Error(message), { responseCode });

export const startMailServer = async () => {
  const received: ReceivedMail[] = [];
  const waiters: (() => void)[] = [];
  const sockets = new Set<Socket>();
  let behaviour: MailServerBehaviour = 'takes';
  let whenReceived: (mail: ReceivedMail) => void = () => undefined;
  const hangUp = (): void => {
    for (const socket of sockets) socket.destroy();
  };
  const server = new SMTPServer({
    authOptional: true,
    allowInsecureAuth: true,
    disabledCommands: ['STARTTLS'],
    // Reverse lookups take seconds where there is no name server.
    disableReverseLookup: true,
    onAuth: ({ username }, _session, done) => {
      if (behaviour === 'refuses the log in') done(answer(535, 'Authentication failed'));
      else done(null, { user: username });
    },
    onMailFrom: (_address, _session, done) => {
      done(behaviour === 'refuses the sender' ? answer(553, 'Sender not allowed') : null);
    },
    onRcptTo: ({ address }, _session, done) => {
      if (behaviour === 'dies before the content') hangUp();
      else if (behaviour === 'refuses the recipient')
        done(answer(550, `No such user <${address}>`));
      else done(behaviour === 'is busy' ? answer(451, 'Try again later') : null);
    },
    onData: (stream, { envelope }, done) => {
      text(stream).then((source) => {
        if (behaviour === 'dies after the content') return hangUp();
        if (behaviour === 'refuses the content') return done(answer(554, 'Looks like spam'));
        if (behaviour === 'is busy after the content') return done(answer(452, 'Disk full'));
        const mail = {
          from: envelope.mailFrom ? envelope.mailFrom.address : '',
          to: envelope.rcptTo.map((recipient) => recipient.address),
          source,
        };
        received.push(mail);
        whenReceived(mail);
        done();
        for (const wake of waiters.splice(0)) wake();
      }, done);
    },
  });
  server.server.on('connection', (socket: Socket) => {
    sockets.add(socket);
    socket.once('close', () => sockets.delete(socket));
  });
  // Connections that the server closed itself are not errors.
  server.on('error', () => {});
  server.listen(0, '127.0.0.1');
  await once(server.server, 'listening');
  const { port } = server.server.address() as AddressInfo;
  return {
    url: `smtp://127.0.0.1:${port}`,
    port,
    received,
    setBehaviour(next: MailServerBehaviour): void {
      behaviour = next;
    },
    onMail(listener: (mail: ReceivedMail) => void): void {
      whenReceived = listener;
    },
    async mail(number: number): Promise<ReceivedMail> {
      while (received.length < number) {
        await new Promise<void>((resolve) => waiters.push(resolve));
      }
      return received[number - 1] as ReceivedMail;
    },
    close: () => new Promise<void>((resolve) => server.close(resolve)),
  };
};
