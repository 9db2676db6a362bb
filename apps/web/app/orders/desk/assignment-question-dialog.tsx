import { useState } from 'react';
import { Button } from '../../ui/button.tsx';
import { Dialog } from '../../ui/dialog.tsx';
import { Select } from '../../ui/select.tsx';
import {
  type AssignmentFields,
  type AssignmentQuestion,
  usesAnyBeautician,
  withAcceptedConflicts,
  withAnyBeautician,
  withOtherBeautician,
} from './assignment-question.ts';
import { deskCopy } from './copy.ts';
import { useActiveBeauticianNames } from './queries.ts';

const copy = deskCopy.assign;

type QuestionProps<Change extends AssignmentFields, Ask extends AssignmentQuestion['ask']> = {
  question: Extract<AssignmentQuestion<Change>, { ask: Ask }>;
  busy: boolean;
  onAnswer: (update: Change) => void;
  /** The time changes too: any other beautician may be chosen, and closing goes back to the times. */
  isTimeChange: boolean;
  onClose: () => void;
};

type AlternativesProps<Change extends AssignmentFields> = {
  update: Change;
  busy: boolean;
  onAnswer: (update: Change) => void;
  onClose: () => void;
};

function Alternatives<Change extends AssignmentFields>({
  update,
  busy,
  onAnswer,
  onClose,
}: AlternativesProps<Change>) {
  return (
    <div className="flex flex-col gap-2">
      {!usesAnyBeautician(update) && (
        <Button
          look="secondary"
          once
          busy={busy}
          onClick={() => onAnswer(withAnyBeautician(update))}
        >
          {deskCopy.chooseBeautician.anyBeautician}
        </Button>
      )}
      <Button look="quiet" onClick={onClose}>
        {deskCopy.chooseBeautician.back}
      </Button>
    </div>
  );
}

function Conflicts<Change extends AssignmentFields>(props: QuestionProps<Change, 'conflicts'>) {
  const { question, busy, onAnswer, isTimeChange } = props;
  return (
    <div className="space-y-4">
      <div>
        <p>{copy.conflicts}</p>
        <ul className="mt-1 list-disc pl-5 wrap-anywhere">
          {question.conflicts.map(({ kind, text }) => (
            <li key={kind} className="font-semibold first-letter:uppercase">
              {text}
            </li>
          ))}
        </ul>
      </div>
      <Button
        className="w-full"
        once
        busy={busy}
        onClick={() => onAnswer(withAcceptedConflicts(question))}
      >
        {copy.assignAnyway}
      </Button>
      {isTimeChange && <Alternatives {...props} update={question.update} />}
    </div>
  );
}

function AmbiguousName<Change extends AssignmentFields>(props: QuestionProps<Change, 'unclear'>) {
  const { busy, onAnswer, isTimeChange } = props;
  const { update, names } = props.question;
  return (
    <div className="space-y-4">
      <p className="wrap-anywhere">{copy.unknownName(update.beautician ?? '')}</p>
      <div className="flex flex-col gap-2">
        {names.map((name) => (
          <Button
            key={name}
            once
            busy={busy}
            onClick={() => onAnswer({ ...update, beautician: name })}
          >
            {name}
          </Button>
        ))}
        {!isTimeChange && (
          <Button
            look="secondary"
            once
            busy={busy}
            onClick={() => onAnswer({ ...update, freelancer: true })}
          >
            {copy.isFreelancer}
          </Button>
        )}
      </div>
      {isTimeChange && <Alternatives {...props} update={update} />}
    </div>
  );
}

function ChooseBeautician<Change extends AssignmentFields>(props: QuestionProps<Change, 'whom'>) {
  const { question, busy, onAnswer } = props;
  const roster = useActiveBeauticianNames();
  const [name, setName] = useState<string | null>(null);
  return (
    <div className="space-y-4">
      <p className="wrap-anywhere">{question.reason}</p>
      <Select
        label={deskCopy.chooseBeautician.field}
        placeholder={deskCopy.chooseBeautician.placeholder}
        options={roster.map((value) => ({ value, label: value }))}
        value={name}
        onChange={setName}
      />
      {name !== null && (
        <Button
          className="w-full"
          once
          busy={busy}
          onClick={() => onAnswer(withOtherBeautician(question.update, name))}
        >
          {deskCopy.chooseBeautician.assign(name)}
        </Button>
      )}
      <Alternatives {...props} update={question.update} />
    </div>
  );
}

const titleOf = (question: AssignmentQuestion<AssignmentFields>): string => {
  if (question.ask === 'conflicts') return copy.conflictsTitle(question.name);
  if (question.ask === 'whom') return deskCopy.chooseBeautician.title;
  const [name, ...others] = question.names;
  return name && others.length === 0 ? copy.didYouMean(name) : copy.whichBeautician;
};

type AssignmentQuestionDialogProps<Change extends AssignmentFields> = {
  question: AssignmentQuestion<Change> | undefined;
  busy: boolean;
  isTimeChange?: boolean;
  onAnswer: (update: Change) => void;
  onClose: () => void;
};

export function AssignmentQuestionDialog<Change extends AssignmentFields>(
  props: AssignmentQuestionDialogProps<Change>,
) {
  const { question, busy, isTimeChange = false, onAnswer, onClose } = props;
  // The content stays visible while the dialog closes.
  const [shown, setShown] = useState(question);
  if (question && question !== shown) setShown(question);
  const questionProps = { busy, isTimeChange, onAnswer, onClose };
  return (
    <Dialog
      open={question !== undefined}
      onClose={onClose}
      title={shown ? titleOf(shown) : ''}
      size="small"
    >
      {shown?.ask === 'conflicts' && <Conflicts question={shown} {...questionProps} />}
      {shown?.ask === 'unclear' && <AmbiguousName question={shown} {...questionProps} />}
      {shown?.ask === 'whom' && <ChooseBeautician question={shown} {...questionProps} />}
    </Dialog>
  );
}
