import { indiaDay } from '@haldi/contract/kit/dates';
import * as calls from '@haldi/contract/users/staff/endpoints';
import type { StaffList } from '@haldi/contract/users/staff/schema';
import type { FastifyInstance } from 'fastify';
import { addStaffMember, changeStaffMember, listStaff } from '../../accounts/staff/service.ts';
import type { AppContext } from '../../platform/app-context.ts';
import { mount } from '../../platform/http/mount-endpoints.ts';
import { ownOriginOfRequest } from '../../platform/http/own-origin.ts';
import { readRosterActiveFirst } from '../../roster/service.ts';

const readStaff = async ({ db, clock }: AppContext): Promise<StaffList> => {
  const today = indiaDay(clock());
  const [staff, roster] = await Promise.all([listStaff(db), readRosterActiveFirst(db, today)]);
  return { staff, roster: roster.map(({ _id, name }) => ({ _id, name })) };
};

export const staffRoutes = (app: FastifyInstance, context: AppContext): void => {
  const { config } = context;
  mount(app, calls.listStaff, () => readStaff(context));
  mount(app, calls.addStaffMember, ({ identity, body, request }) =>
    addStaffMember(context, identity, body, ownOriginOfRequest(config, request)),
  );
  mount(app, calls.changeStaffMember, async ({ identity, params, body, request }) => {
    const origin = ownOriginOfRequest(config, request);
    const passwordLink = await changeStaffMember(context, identity, params.userId, body, origin);
    return { ...(await readStaff(context)), passwordLink };
  });
};
