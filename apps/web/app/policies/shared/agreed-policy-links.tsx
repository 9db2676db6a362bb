import { cx } from '../../ui/cx.ts';
import { Link } from '../../ui/prefetching-links.tsx';
import { textLinkStyle } from '../../ui/text-link-style.ts';
import { agreementCopy } from '../copy.ts';

const copy = agreementCopy.ofOrder;

type AgreedPoliciesProps = {
  agreed: Record<'terms' | 'refunds', string | null> | undefined;
  className?: string;
};

export function AgreedPolicyLinks({ agreed, className }: AgreedPoliciesProps) {
  const kinds = (['terms', 'refunds'] as const).filter((kind) => agreed?.[kind]);
  if (kinds.length === 0) return null;
  return (
    <ul aria-label={copy.title} className={cx('space-y-1', className)}>
      {kinds.map((kind) => (
        <li key={kind}>
          <Link
            to={`/${kind}?version=${agreed?.[kind]}`}
            prefetch="none"
            className={textLinkStyle('my-0!')}
          >
            {copy[kind]}
          </Link>
        </li>
      ))}
    </ul>
  );
}
