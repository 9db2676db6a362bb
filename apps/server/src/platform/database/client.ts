import { Socket } from 'node:net';
import pg from 'pg';

/** A client that knows its socket, because it made it: only there a server's silence can be heard. */
export class DatabaseClient extends pg.Client {
  readonly socket: Socket;

  constructor(config: pg.ClientConfig = {}) {
    const socket = new Socket();
    // By name: a pool hides the password from whoever lists its settings.
    super({ ...config, password: config.password, stream: () => socket });
    this.socket = socket;
  }
}
