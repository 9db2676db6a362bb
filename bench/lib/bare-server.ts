import { readFileSync } from 'node:fs';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';

/** Sends the given headers and body for every request: the upper limit of Node. */
const [, , headersFile = '', bodyFile = ''] = process.argv;
const headers = JSON.parse(readFileSync(headersFile, 'utf8')) as string[];
const body = readFileSync(bodyFile);
const server = createServer((_request, response) => {
  response.writeHead(200, headers).end(body);
}).listen(0, '127.0.0.1', () => {
  console.log(`:${(server.address() as AddressInfo).port}`);
});
