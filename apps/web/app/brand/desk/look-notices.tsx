import { Notice } from '../../ui/notice.tsx';
import { lookCopy as copy } from './copy.ts';
import type { useLookForm } from './use-look-form.ts';

type LookNoticesProps = { form: Pick<ReturnType<typeof useLookForm>, 'others' | 'problem'> };

/** What somebody else has saved meanwhile, and what went wrong. */
export function LookNotices({ form: { others, problem } }: LookNoticesProps) {
  return (
    <>
      {others && (
        <Notice tone="info">
          {others.map((line) => (
            <p key={line}>{line}</p>
          ))}
          <p className="mt-1">{copy.changedText}</p>
        </Notice>
      )}
      {problem && <Notice tone="bad">{problem}</Notice>}
    </>
  );
}
