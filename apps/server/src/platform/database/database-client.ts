import { Socket } from 'node:net';
import pg from 'pg';

/** Sends statements that do not await each other with one write. */
class BatchingSocket extends Socket {
  override uncork(): void {
    process.nextTick(() => super.uncork());
  }
}

/** Exposes its socket, so that the pool can detect a server that stops responding. */
export class DatabaseClient extends pg.Client {
  readonly socket: Socket;

  constructor(config: pg.ClientConfig = {}) {
    const socket = new BatchingSocket();
    // Copied explicitly: pg's pool makes `password` non-enumerable.
    super({ ...config, password: config.password, stream: () => socket });
    this.socket = socket;
  }
}
