import * as calls from '@haldi/contract/accounts/staff/endpoints';
import type { FastifyInstance } from 'fastify';
import { mount } from '../../platform/http/mount.ts';
import { originOf } from '../../platform/http/origin.ts';
import type { Accounts } from '../context.ts';
import { addStaffMember, changeStaffMember, listStaff } from './service.ts';

export const staffRoutes = (app: FastifyInstance, accounts: Accounts): void => {
  const { db, config } = accounts;
  mount(app, calls.listStaff, async () => ({ staff: await listStaff(db) }));
  mount(app, calls.addStaffMember, ({ identity, body, request }) =>
    addStaffMember(accounts, identity, body, originOf(config, request)),
  );
  mount(app, calls.changeStaffMember, async ({ identity, params, body }) => ({
    staff: await changeStaffMember(accounts, identity, params.userId, body),
  }));
};
