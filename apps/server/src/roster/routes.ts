import { indiaDay } from '@haldi/contract/kit/dates';
import { setOwnPicture } from '@haldi/contract/orders/work/endpoints';
import * as calls from '@haldi/contract/roster/endpoints';
import type { FastifyInstance } from 'fastify';
import type { AppContext } from '../platform/app-context.ts';
import { mount } from '../platform/http/mount.ts';
import {
  addBeautician,
  type BookedVisits,
  changeBeautician,
  dropTimeOff,
  takeTimeOff,
} from './changes.ts';
import { dropPicture, setPicture } from './picture.ts';
import { readRosterByName } from './service.ts';

export const rosterRoutes = (
  app: FastifyInstance,
  context: AppContext,
  visits: BookedVisits,
): void => {
  const { db, clock } = context;
  const roster = { ...context, visits };
  mount(app, calls.listBeauticians, () => readRosterByName(db, indiaDay(clock())));
  mount(app, calls.addBeautician, ({ identity, body }) => addBeautician(roster, identity, body));
  mount(app, calls.changeBeautician, ({ identity, params, body }) =>
    changeBeautician(roster, identity, Number(params.id), body),
  );
  mount(app, calls.setPicture, ({ identity, params, files }) =>
    setPicture(context, identity, Number(params.id), files.image),
  );
  mount(app, calls.dropPicture, ({ identity, params }) =>
    dropPicture(context, identity, Number(params.id)),
  );
  mount(app, setOwnPicture, async ({ identity, files }) => {
    const { picture } = await setPicture(context, identity, identity.beauticianId, files.image);
    return { picture };
  });
  mount(app, calls.takeTimeOff, ({ identity, params, body }) =>
    takeTimeOff(roster, identity, Number(params.id), body),
  );
  mount(app, calls.dropTimeOff, ({ identity, params, query }) =>
    dropTimeOff(roster, identity, Number(params.id), query),
  );
};
