import { diffLines } from '@haldi/contract/policies/diff-lines';
import { useMemo } from 'react';
import { useDebounced } from '../../lib/use-debounced.ts';
import { cx } from '../../ui/cx.ts';
import { policiesDeskCopy as copy } from './copy.ts';

type TextDiffProps = {
  before: string;
  after: string;
  summary: (lines: number) => string;
};

export function TextDiff({ before, after, summary }: TextDiffProps) {
  const debounced = useDebounced(after);
  const changed = useMemo(
    () =>
      diffLines(before, debounced)
        .map((line, place) => ({ ...line, key: `${place}` }))
        .filter(({ kind }) => kind !== 'same'),
    [before, debounced],
  );
  if (changed.length === 0) return null;
  return (
    <details className="rounded-field border border-sand bg-white">
      <summary className="min-h-11 cursor-pointer px-4 py-2.5 font-semibold text-plum-700">
        {summary(changed.length)}
      </summary>
      <ul className="space-y-1 border-t border-sand p-4 text-sm wrap-anywhere">
        {changed.map(({ key, kind, text }) => (
          <li
            key={key}
            className={cx(
              'border-l-3 py-1 pl-3',
              kind === 'added' ? 'border-leaf-600 bg-leaf-100' : 'border-brick-600 bg-brick-100',
            )}
          >
            <span className="font-semibold">{kind === 'added' ? copy.added : copy.removed}</span>{' '}
            {text}
          </li>
        ))}
      </ul>
    </details>
  );
}
