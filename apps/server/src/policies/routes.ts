import * as desk from '@haldi/contract/policies/desk/endpoints';
import * as calls from '@haldi/contract/policies/endpoints';
import type { PolicyKind } from '@haldi/contract/policies/policy-kinds';
import type { PolicyText } from '@haldi/contract/policies/schema';
import type { FastifyInstance } from 'fastify';
import type { AppContext } from '../platform/app-context.ts';
import { mount, mountForPageLoaders } from '../platform/http/mount-endpoints.ts';
import { listStaffPolicies, saveStaffPolicy } from './desk/service.ts';
import { publishPoliciesOnContentChange, readPolicy, readPolicyVersion } from './service.ts';

/** The texts contain charges and the address of the salon, which are not public before it opens. */
const beforeOpening = (policy: PolicyText): PolicyText => ({ ...policy, hash: '', text: '' });

export const policyRoutes = (app: FastifyInstance, context: AppContext): void => {
  const { db, config, clock } = context;
  const read = ({ params }: { params: { kind: PolicyKind } }) =>
    readPolicy(db, params.kind, { config, at: clock() });
  mount(app, calls.readPolicy, async ({ params, request, reply }) => {
    const policy = await read({ params });
    return (await app.hidesFrom(request, reply)) ? beforeOpening(policy) : policy;
  });
  mountForPageLoaders(app, calls.readPolicy, async ({ params }, isPreview) => {
    const policy = await read({ params });
    return isPreview || (await app.isOpen()) ? policy : beforeOpening(policy);
  });
  mount(app, calls.readPolicyVersion, async ({ params, reply }) => {
    const version = await readPolicyVersion(db, params.kind, params.hash);
    reply.header('cache-control', 'public, max-age=86400');
    return version;
  });
  mount(app, desk.listStaffPolicies, async () => ({ policies: await listStaffPolicies(context) }));
  mount(app, desk.savePolicy, ({ identity, params, body }) =>
    saveStaffPolicy(context, identity, params.kind, body),
  );
  publishPoliciesOnContentChange(context);
};
