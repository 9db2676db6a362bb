import { useLeaving } from '../lib/use-leaving.ts';
import { LeaveQuestion } from './leave-question.tsx';

/** Stands once around the screens that hold forms. */
export function LeavingHost() {
  const leaving = useLeaving();
  return (
    <LeaveQuestion
      open={leaving.state === 'blocked'}
      onLeave={() => leaving.proceed?.()}
      onStay={() => leaving.reset?.()}
      isBackHeld
    />
  );
}
