import * as calls from '@haldi/contract/skills/endpoints';
import type { FastifyInstance } from 'fastify';
import type { AppContext } from '../platform/app-context.ts';
import { mount } from '../platform/http/mount-endpoints.ts';
import {
  addSkill,
  readSkills,
  removeSkill,
  renameSkill,
  type SkillDependencies,
} from './service.ts';

export const skillRoutes = (
  app: FastifyInstance,
  context: AppContext,
  use: SkillDependencies,
): void => {
  const skills = { ...context, use };
  mount(app, calls.listSkills, () => readSkills(skills));
  mount(app, calls.addSkill, ({ identity, body }) => addSkill(skills, identity, body));
  mount(app, calls.renameSkill, ({ identity, params, body }) =>
    renameSkill(skills, identity, Number(params.id), body),
  );
  mount(app, calls.removeSkill, ({ identity, params }) =>
    removeSkill(skills, identity, Number(params.id)),
  );
};
