import * as calls from '@haldi/contract/beauticians/endpoints';
import { indiaDay } from '@haldi/contract/kit/dates';
import type { FastifyInstance } from 'fastify';
import { mount } from '../platform/mount.ts';
import type { Parts } from '../platform/parts.ts';
import { addBeautician, changeBeautician, dropTimeOff, takeTimeOff } from './roster-changes.ts';
import { readRoster } from './roster-service.ts';
import { readWeek } from './week-service.ts';

export const beauticianRoutes = (app: FastifyInstance, parts: Parts): void => {
  const { db, clock } = parts;
  mount(app, calls.listBeauticians, () => readRoster(db, indiaDay(clock())));
  mount(app, calls.addBeautician, ({ identity, body }) => addBeautician(parts, identity, body));
  mount(app, calls.changeBeautician, ({ identity, params, body }) =>
    changeBeautician(parts, identity, Number(params.id), body),
  );
  mount(app, calls.takeTimeOff, ({ identity, params, body }) =>
    takeTimeOff(parts, identity, Number(params.id), body),
  );
  mount(app, calls.dropTimeOff, ({ identity, params, query }) =>
    dropTimeOff(parts, identity, Number(params.id), query),
  );
  mount(app, calls.readWeek, ({ query }) => readWeek(parts, query.from));
};
