import { describe, expect, test } from 'vitest';
import {
  type ConnectionEvent,
  type ConnectionState,
  nextConnectionState,
  shouldAnnounceConnection,
} from './connection-state.ts';

const after = (...happenings: ConnectionEvent[]): ConnectionState | null =>
  happenings.reduce<ConnectionState | null>(nextConnectionState, null);

describe('the connection state', () => {
  test.each<[ConnectionEvent[], ConnectionState | null]>([
    [[], null],
    [['opened'], 'live'],
    [['waited'], 'reconnecting'],
    [['opened', 'waited'], 'reconnecting'],
    [['opened', 'waited', 'opened'], 'live'],
    [['opened', 'offline'], 'offline'],
    // Offline stays until the network is back.
    [['opened', 'offline', 'waited'], 'offline'],
    // A network alone is not enough: the stream must reopen.
    [['opened', 'offline', 'online'], 'reconnecting'],
    [['opened', 'offline', 'online', 'opened'], 'live'],
    // A server on the same machine is reachable without a network.
    [['offline', 'opened'], 'live'],
    [['opened', 'online'], 'live'],
    [['online'], null],
  ])('%j: %s', (happenings, connection) => {
    expect(after(...happenings)).toBe(connection);
  });
});

test.each<[ConnectionState | null, ConnectionState | null, boolean]>([
  [null, 'live', false],
  [null, 'offline', true],
  ['live', 'live', false],
  ['live', 'reconnecting', true],
  ['reconnecting', 'offline', true],
  ['offline', 'reconnecting', true],
  ['reconnecting', 'live', true],
  ['live', null, false],
])('announces a change from %s to %s: %s', (before, now, news) => {
  expect(shouldAnnounceConnection(before, now)).toBe(news);
});
