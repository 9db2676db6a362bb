import { Button } from '../../ui/button.tsx';
import { Notice } from '../../ui/notice.tsx';
import { deskCopy as copy } from './copy.ts';
import type { useOrderChange } from './use-order-change.ts';

function Changes({ lines }: { lines: readonly string[] }) {
  return (
    <ul className="mt-1 list-disc pl-5 wrap-anywhere">
      {lines.map((line) => (
        <li key={line}>{line}</li>
      ))}
    </ul>
  );
}

type ChangeNoticeProps = Pick<
  ReturnType<typeof useOrderChange>,
  'problem' | 'changes' | 'acknowledge'
>;

export function OrderChangedNotice({ problem, changes, acknowledge }: ChangeNoticeProps) {
  return (
    <>
      {problem && (
        <Notice tone="bad">
          <p className="font-semibold">{problem.reason}</p>
          {problem.changes.length > 0 && (
            <>
              <Changes lines={problem.changes} />
              <p className="mt-1">{copy.changesKept}</p>
            </>
          )}
        </Notice>
      )}
      {changes.length > 0 && (
        <Notice tone="info">
          <p className="font-semibold">{copy.changedMeanwhile}</p>
          <Changes lines={changes} />
          <Button look="secondary" size="small" className="mt-2" onClick={acknowledge}>
            {copy.acknowledge}
          </Button>
        </Notice>
      )}
    </>
  );
}
