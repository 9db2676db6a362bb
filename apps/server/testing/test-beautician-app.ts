import { randomUUID } from 'node:crypto';
import { indiaDay } from '@haldi/contract/kit/dates';
import { readRoster } from '../src/roster/service.ts';
import type { TestApp } from './test-app.ts';
import type { TestUser } from './test-user.ts';

export const createBeauticianUser = async (haldi: TestApp, name: string): Promise<TestUser> => {
  const roster = await readRoster(haldi.context.db, indiaDay(haldi.clock()));
  const { _id } = roster.find((one) => one.name === name) ?? {};
  return haldi.user({ role: 'beautician', beauticianId: Number(_id) });
};

export const sendWorkRequest = (
  haldi: TestApp,
  who: TestUser,
  path: string,
  payload: object,
  method: 'PUT' | 'POST' = 'PUT',
) =>
  haldi.as(who, {
    method,
    url: `/api/work/${path}`,
    payload: { attempt: randomUUID(), pressedAt: haldi.clock().toISOString(), ...payload },
  });
