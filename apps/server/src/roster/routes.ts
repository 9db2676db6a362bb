import { indiaDay } from '@haldi/contract/kit/dates';
import { setOwnPicture } from '@haldi/contract/orders/work/endpoints';
import * as calls from '@haldi/contract/roster/endpoints';
import type { FastifyInstance } from 'fastify';
import type { AppContext } from '../platform/app-context.ts';
import { mount } from '../platform/http/mount-endpoints.ts';
import { removeBeauticianPicture, setBeauticianPicture } from './beautician-picture.ts';
import {
  addBeautician,
  addTimeOff,
  changeBeautician,
  type RosterDependencies,
  removeTimeOff,
} from './edit-roster.ts';
import { readRosterActiveFirst } from './service.ts';

export const rosterRoutes = (
  app: FastifyInstance,
  context: AppContext,
  visits: RosterDependencies,
): void => {
  const { db, clock } = context;
  const roster = { ...context, visits };
  mount(app, calls.listBeauticians, () => readRosterActiveFirst(db, indiaDay(clock())));
  mount(app, calls.addBeautician, ({ identity, body }) => addBeautician(roster, identity, body));
  mount(app, calls.changeBeautician, ({ identity, params, body }) =>
    changeBeautician(roster, identity, Number(params.id), body),
  );
  mount(app, calls.setBeauticianPicture, ({ identity, params, files }) =>
    setBeauticianPicture(context, identity, Number(params.id), files.image),
  );
  mount(app, calls.removeBeauticianPicture, ({ identity, params }) =>
    removeBeauticianPicture(context, identity, Number(params.id)),
  );
  mount(app, setOwnPicture, async ({ identity, files }) => {
    const { picture } = await setBeauticianPicture(
      context,
      identity,
      identity.beauticianId,
      files.image,
    );
    return { picture };
  });
  mount(app, calls.addTimeOff, ({ identity, params, body }) =>
    addTimeOff(roster, identity, Number(params.id), body),
  );
  mount(app, calls.removeTimeOff, ({ identity, params, query }) =>
    removeTimeOff(roster, identity, Number(params.id), query),
  );
};
