import { formatIndiaDate } from '@haldi/contract/kit/dates';
import type { PolicyKind } from '@haldi/contract/policies/policy-kinds';
import { LinkButton } from '../ui/link-button.tsx';
import { Loading } from '../ui/loading-and-load-failed.tsx';
import { Notice } from '../ui/notice.tsx';
import { policiesCopy as copy } from './copy.ts';
import { usePolicyVersion } from './queries.ts';
import { PolicyContent } from './shared/policy-content.tsx';

export type EarlierVersionProps = { kind: PolicyKind; hash: string };

export default function EarlierPolicyVersion({ kind, hash }: EarlierVersionProps) {
  const { data, isPending } = usePolicyVersion(kind, hash);
  if (isPending) return <Loading isQuiet text={copy.loading} count={3} shape="h-40" />;
  const currentLink = (
    <LinkButton to={`/${kind}`} look="secondary" size="small" className="mt-3">
      {copy.readCurrent}
    </LinkButton>
  );
  return (
    <>
      <Notice tone="info" className="mb-8">
        <p className="font-semibold">{data ? copy.earlierTitle : copy.notFound}</p>
        <p>{data ? copy.earlierText(formatIndiaDate(new Date(data.since))) : copy.notFoundText}</p>
        {currentLink}
      </Notice>
      {data && <PolicyContent text={data.text} />}
    </>
  );
}
