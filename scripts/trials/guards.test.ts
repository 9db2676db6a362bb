import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { root } from '../lib/run.ts';
import { areaGuards } from './area-guards.ts';
import { bookingGuards } from './booking-guards.ts';
import { changeGuards } from './change-guards.ts';
import { channelGuards } from './channel-guards.ts';
import { csrfGuards } from './csrf-guards.ts';
import { doorGuards } from './door-guards.ts';
import { keepingGuards } from './keeping-guards.ts';
import { menuGuards } from './menu-guards.ts';
import { messageGuards } from './message-guards.ts';
import { policyGuards } from './policy-guards.ts';
import { profileGuards } from './profile-guards.ts';
import { salonGuards } from './salon-guards.ts';
import { sessionGuards } from './session-guards.ts';
import { workGuards } from './work-guards.ts';

/** The trial that takes them out is run now and then; whoever moves a guard is told at once. */
const server = join(root, 'apps/server/src');

test.each([
  ...sessionGuards,
  ...policyGuards,
  ...csrfGuards,
  ...bookingGuards,
  ...areaGuards,
  ...profileGuards,
  ...doorGuards,
  ...keepingGuards,
  ...changeGuards,
  ...workGuards,
  ...channelGuards,
  ...messageGuards,
  ...salonGuards,
  ...menuGuards,
])('$what stands in $file once, and has a test', ({ file, find, test: proof }) => {
  expect(readFileSync(join(server, file), 'utf8').split(find)).toHaveLength(2);
  expect(existsSync(join(server, proof)), proof).toBe(true);
});
