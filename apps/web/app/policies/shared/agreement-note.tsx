import type { PolicyKind } from '@haldi/contract/policies/policy-kinds';
import { cx } from '../../ui/cx.ts';
import { agreementCopy as copy } from '../copy.ts';

const policiesByContext = {
  account: ['privacy', 'terms'],
  push: ['privacy'],
} satisfies Record<string, PolicyKind[]>;

type AgreementNoteProps = { to: keyof typeof policiesByContext; className?: string };

/** Opens in a new tab, so that form input is not lost. */
export function AgreementNote({ to, className }: AgreementNoteProps) {
  const [first, ...rest] = copy[to];
  return (
    <p className={cx('text-sm text-stone', className)}>
      {first}
      {policiesByContext[to].map((kind, place) => (
        <span key={kind}>
          <a
            href={`/${kind}`}
            target="_blank"
            rel="noopener"
            className="inline-block py-1 text-plum-700 underline decoration-haldi-400 decoration-2 underline-offset-4 hover:text-plum-600"
          >
            {copy[kind]}
          </a>
          {rest[place]}
        </span>
      ))}
    </p>
  );
}
