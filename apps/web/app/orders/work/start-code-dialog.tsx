import type { WorkVisit } from '@haldi/contract/orders/work/schema';
import { StartCode } from '@haldi/contract/orders/work/start-code';
import { type FormEvent, useId, useLayoutEffect, useRef, useState } from 'react';
import { Button } from '../../ui/button.tsx';
import { cx } from '../../ui/cx.ts';
import { Dialog } from '../../ui/dialog.tsx';
import { FieldError } from '../../ui/field-error.tsx';
import { Notice } from '../../ui/notice.tsx';
import { canEnterCodeAgain, isUnsent, type QueuedAction } from './action-queue-rules.ts';
import { actionQueue } from './action-queue-store.ts';
import { queueAction, useIsWaitingForConnection } from './action-sender-store.ts';
import { workCopy } from './copy.ts';

const isStart = ({ act }: QueuedAction): boolean => act.kind === 'press' && act.press === 'start';

type CodeFormProps = {
  userId: string;
  visit: WorkVisit;
  actions: readonly QueuedAction[];
  onClose: () => void;
};

/** Stays open until the server has accepted the code. Without a connection the code is queued. */
function CodeForm({ userId, visit, actions, onClose }: CodeFormProps) {
  const id = useId();
  const field = useRef<HTMLInputElement>(null);
  const isCutOff = useIsWaitingForConnection();
  const [code, setCode] = useState('');
  const [attempt, setAttempt] = useState<string>();
  const [error, setError] = useState('');
  const [finalRefusal, setFinalRefusal] = useState('');
  const sent = actions.find((one) => one.attempt === attempt);
  // Before the page is painted, so that the refusal is shown only here.
  useLayoutEffect(() => {
    if (attempt === undefined) return;
    if (!sent || (isUnsent(sent) && isCutOff)) {
      setAttempt(undefined);
      return onClose();
    }
    if (isUnsent(sent)) return;
    const { refused = '' } = sent;
    actionQueue.remove(sent);
    setAttempt(undefined);
    if (!canEnterCodeAgain(sent)) return setFinalRefusal(refused);
    setError(refused);
    setCode('');
    field.current?.focus();
  }, [attempt, sent, isCutOff, onClose]);
  const submit = (event: FormEvent): void => {
    event.preventDefault();
    if (attempt !== undefined) return;
    if (!StartCode.safeParse(code).success) {
      setError(workCopy.codeIncomplete);
      field.current?.focus();
      return;
    }
    setError('');
    for (const one of actions) {
      if (!isUnsent(one) && isStart(one) && one.visit?._id === visit._id) actionQueue.remove(one);
    }
    setAttempt(queueAction(userId, { kind: 'press', press: 'start', code }, visit));
  };
  if (finalRefusal !== '') {
    return (
      <>
        <Notice tone="bad" className="text-lg leading-snug">
          {finalRefusal}
        </Notice>
        <Button className="mt-4 min-h-16! w-full text-xl!" onClick={onClose}>
          {workCopy.dismiss}
        </Button>
      </>
    );
  }
  return (
    <form onSubmit={submit} noValidate>
      <p className="mb-4 text-lg leading-snug text-plum-950">
        {workCopy.codeText(visit.firstName)}
      </p>
      <label htmlFor={id} className="sr-only">
        {workCopy.code}
      </label>
      <input
        ref={field}
        id={id}
        value={code}
        onChange={({ target }) => setCode(target.value.replace(/\D/g, '').slice(0, 4))}
        readOnly={attempt !== undefined}
        inputMode="numeric"
        autoComplete="off"
        enterKeyHint="go"
        aria-invalid={error !== '' || undefined}
        aria-describedby={error === '' ? undefined : `${id}-error`}
        className={cx(
          'h-20 w-full rounded-field border-2 bg-white text-center font-display text-4xl font-semibold tracking-[0.4em] text-plum-950 tabular-nums',
          error === '' ? 'border-plum-900' : 'border-brick-600',
        )}
      />
      {error !== '' && (
        <FieldError id={`${id}-error`} className="mt-2 text-lg! leading-snug font-semibold">
          {error}
        </FieldError>
      )}
      <Button type="submit" busy={attempt !== undefined} className="mt-4 min-h-16! w-full text-xl!">
        {workCopy.start}
      </Button>
    </form>
  );
}

export const useStartCodeDialog = () => {
  const [opened, setOpened] = useState<{ visitId: string; isOpen: boolean }>();
  return {
    opened,
    open: (visitId: string): void => setOpened({ visitId, isOpen: true }),
    close: (): void => setOpened((before) => before && { ...before, isOpen: false }),
  };
};

type StartCodeDialogProps = Omit<CodeFormProps, 'visit' | 'onClose'> & {
  startCode: ReturnType<typeof useStartCodeDialog>;
  visits: readonly WorkVisit[];
};

export function StartCodeDialog({ startCode, visits, ...form }: StartCodeDialogProps) {
  const { opened, close } = startCode;
  const visit = visits.find(({ _id }) => _id === opened?.visitId);
  if (!opened || !visit) return null;
  return (
    <Dialog open={opened.isOpen} onClose={close} size="small" title={workCopy.codeTitle}>
      <CodeForm {...form} visit={visit} onClose={close} />
    </Dialog>
  );
}
