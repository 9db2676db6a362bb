import { Button } from '../../ui/button.tsx';
import { Notice } from '../../ui/notice.tsx';
import { accountsCopy } from '../copy.ts';

type LinkProblemProps = { problem: string | undefined; onNewLink: () => void };

export function PasswordLinkProblem({ problem, onNewLink }: LinkProblemProps) {
  if (!problem) return null;
  return (
    <Notice tone="bad">
      <p>{problem}</p>
      <Button look="secondary" className="mt-3" onClick={onNewLink}>
        {accountsCopy.askForNewLink}
      </Button>
    </Notice>
  );
}
