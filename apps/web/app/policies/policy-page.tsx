import { formatIndiaDate } from '@haldi/contract/kit/dates';
import { type PolicyKind, policyKinds, policyNames } from '@haldi/contract/policies/policy-kinds';
import type { PolicyText } from '@haldi/contract/policies/schema';
import { ChevronRight } from 'lucide-react';
import { Suspense } from 'react';
import { useSearchParams } from 'react-router';
import { pageMeta, type Site } from '../lib/page-meta.ts';
import { useIsHydrated } from '../lib/use-is-hydrated.ts';
import { lazyWithPreload } from '../ui/lazy-with-preload.ts';
import { Link } from '../ui/prefetching-links.tsx';
import { policiesCopy as copy } from './copy.ts';
import type { EarlierVersionProps } from './earlier-policy-version.tsx';
import { PolicyContent } from './shared/policy-content.tsx';

export const policyMeta = (site: Site, kind: PolicyKind) => {
  const { businessName } = site.settings;
  return pageMeta(site, {
    title: copy.pageTitle(policyNames[kind], businessName),
    description: copy.descriptions[kind](businessName),
    path: `/${kind}`,
  });
};

function OtherPolicies({ kind }: { kind: PolicyKind }) {
  return (
    <nav aria-label={copy.others} className="mt-12 border-t border-sand pt-6">
      <ul className="grid gap-3 sm:grid-cols-2">
        {policyKinds
          .filter((other) => other !== kind)
          .map((other) => (
            <li key={other}>
              <Link
                to={`/${other}`}
                className="flex min-h-14 items-center justify-between gap-3 rounded-card border border-sand bg-white px-4 font-semibold text-plum-700 transition-colors hover:border-haldi-400 hover:bg-haldi-50"
              >
                {policyNames[other]}
                <ChevronRight aria-hidden="true" className="size-5 shrink-0" />
              </Link>
            </li>
          ))}
      </ul>
    </nav>
  );
}

const Earlier = lazyWithPreload<EarlierVersionProps>(() => import('./earlier-policy-version.tsx'));

export function PolicyPage({ policy }: { policy: PolicyText }) {
  const { kind, hash, text, since } = policy;
  // Before the salon opens the server leaves the text out.
  const isPublished = text !== '';
  const [search] = useSearchParams();
  // The server renders one page for all query strings, so the version is read in the browser.
  const version = useIsHydrated() ? search.get('version') : null;
  return (
    <>
      <div className="bg-haldi-100">
        <div className="mx-auto max-w-180 px-4 pt-7 pb-8 lg:px-5 lg:py-14">
          <p className="font-semibold text-plum-600">{copy.kicker}</p>
          <h1 className="mt-1 text-3xl text-plum-900 lg:mt-2 lg:text-5xl">{policyNames[kind]}</h1>
          <p className="mt-3 text-plum-950">
            {isPublished ? copy.since(formatIndiaDate(new Date(since))) : copy.notPublished}
          </p>
        </div>
      </div>
      <div className="mx-auto max-w-180 px-4 pt-8 pb-16 lg:px-5 lg:pt-12 lg:pb-24 lg:text-lg">
        {version === null || version === hash ? (
          <PolicyContent text={text} />
        ) : (
          <Suspense fallback={null}>
            <Earlier key={version} kind={kind} hash={version} />
          </Suspense>
        )}
        <OtherPolicies kind={kind} />
      </div>
    </>
  );
}
