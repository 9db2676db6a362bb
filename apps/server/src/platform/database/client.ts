import { Socket } from 'node:net';
import pg from 'pg';

/** Exposes its socket, so that the pool can detect a server that stops responding. */
export class DatabaseClient extends pg.Client {
  readonly socket: Socket;

  constructor(config: pg.ClientConfig = {}) {
    const socket = new Socket();
    // Copied explicitly: pg's pool makes `password` non-enumerable.
    super({ ...config, password: config.password, stream: () => socket });
    this.socket = socket;
  }
}
