import { useState } from 'react';
import { Button } from '../../ui/button.tsx';
import { Dialog } from '../../ui/dialog.tsx';
import { deskCopy } from './copy.ts';
import { despiteAll, type Question, type Update } from './question.ts';

const copy = deskCopy.assign;

type AskedProps<Ask extends Question['ask']> = {
  question: Extract<Question, { ask: Ask }>;
  busy: boolean;
  onAnswer: (update: Update) => void;
};

function Objections({ question, busy, onAnswer }: AskedProps<'objections'>) {
  return (
    <div className="space-y-4">
      <div>
        <p>{copy.objectionsText}</p>
        <ul className="mt-1 list-disc pl-5 wrap-anywhere">
          {question.objections.map(({ kind, text }) => (
            <li key={kind} className="font-semibold first-letter:uppercase">
              {text}
            </li>
          ))}
        </ul>
      </div>
      <Button className="w-full" busy={busy} onClick={() => onAnswer(despiteAll(question))}>
        {copy.despite}
      </Button>
    </div>
  );
}

function Unclear({ question: { update, names }, busy, onAnswer }: AskedProps<'unclear'>) {
  return (
    <div className="space-y-4">
      <p className="wrap-anywhere">{copy.unclearText(update.beautician ?? '')}</p>
      <div className="flex flex-col gap-2">
        {names.map((name) => (
          <Button key={name} busy={busy} onClick={() => onAnswer({ ...update, beautician: name })}>
            {name}
          </Button>
        ))}
        <Button
          look="secondary"
          busy={busy}
          onClick={() => onAnswer({ ...update, freelancer: true })}
        >
          {copy.noFreelancer}
        </Button>
      </div>
    </div>
  );
}

const titleOf = (question: Question): string => {
  if (question.ask === 'objections') return copy.objectionsTitle(question.name);
  const [name, ...others] = question.names;
  return name && others.length === 0 ? copy.doYouMean(name) : copy.whomDoYouMean;
};

type QuestionDialogProps = {
  /** Nothing: nothing is asked. */
  question: Question | undefined;
  busy: boolean;
  onAnswer: (update: Update) => void;
  onClose: () => void;
};

/** Staff know more than the plan: what speaks against an assignment is asked, one thing at a time. */
export function QuestionDialog({ question, busy, onAnswer, onClose }: QuestionDialogProps) {
  // It stays in sight while the dialog closes.
  const [shown, setShown] = useState(question);
  if (question && question !== shown) setShown(question);
  return (
    <Dialog
      open={question !== undefined}
      onClose={onClose}
      title={shown ? titleOf(shown) : ''}
      size="small"
    >
      {shown?.ask === 'objections' && (
        <Objections question={shown} busy={busy} onAnswer={onAnswer} />
      )}
      {shown?.ask === 'unclear' && <Unclear question={shown} busy={busy} onAnswer={onAnswer} />}
    </Dialog>
  );
}
