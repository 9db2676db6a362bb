import { readPolicy } from '@haldi/contract/policies/endpoints';
import { pageCallContext } from '../lib/page-context.ts';
import { revalidateUnlessSameUrl } from '../lib/revalidate-unless-same-url.ts';
import type { Route } from './+types/refunds.route';
import { PolicyPage, policyMeta } from './policy-page.tsx';

export const loader = ({ context }: Route.LoaderArgs) =>
  context.get(pageCallContext)(readPolicy, { params: { kind: 'refunds' } });

export const shouldRevalidate = revalidateUnlessSameUrl;

export const meta: Route.MetaFunction = ({ matches }) =>
  policyMeta(matches[0].loaderData, 'refunds');

export default function Refunds({ loaderData }: Route.ComponentProps) {
  return <PolicyPage policy={loaderData} />;
}
