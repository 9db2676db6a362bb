import { readFileSync } from 'node:fs';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';

/** Sends the bytes of a file to whoever asks for anything: what Node alone can do. */
const body = readFileSync(process.argv[2] ?? '');
const server = createServer((_request, response) => {
  response.writeHead(200, { 'content-type': 'text/html', 'content-length': body.length }).end(body);
}).listen(0, '127.0.0.1', () => {
  console.log(`:${(server.address() as AddressInfo).port}`);
});
