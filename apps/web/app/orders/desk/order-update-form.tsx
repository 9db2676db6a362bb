import { assignedUpdateMessage, updateMessages } from '@haldi/contract/orders/desk/update-messages';
import { noBeautician, type Order } from '@haldi/contract/orders/schema';
import {
  adminStatuses,
  formatStatus,
  isCancelled,
  isOpenStatus,
} from '@haldi/contract/orders/status';
import { MessageCircle } from 'lucide-react';
import { type FormEvent, useState } from 'react';
import { useFocusFirstError } from '../../lib/use-focus-first-error.ts';
import { useUnsavedWarning } from '../../lib/use-unsaved-warning.ts';
import { useRecordManualMessage } from '../../messages/desk/queries.ts';
import { beauticianNameOrUnassigned } from '../../schedule/shared/beautician-name.ts';
import { useSettings } from '../../settings/queries.ts';
import { Button } from '../../ui/button.tsx';
import { buttonStyle } from '../../ui/button-style.ts';
import { Chip } from '../../ui/chip.tsx';
import { TextField } from '../../ui/field.tsx';
import { Select } from '../../ui/select.tsx';
import { SuggestField, type Suggestion } from '../../ui/suggest-field.tsx';
import { toast } from '../../ui/toast.ts';
import { statusAfterAssigning } from '../shared/status-after-assigning.ts';
import { type AssignmentDraft, toBeauticianUpdate } from './assignment-draft.ts';
import type { OrderUpdateInput } from './assignment-question.ts';
import { AssignmentQuestionDialog } from './assignment-question-dialog.tsx';
import { beauticianSuggestions } from './beautician-suggestions.ts';
import { emptyCancelDraft, toCancellation } from './changing/cancel-draft.ts';
import { CancelFields } from './changing/cancel-fields.tsx';
import {
  currentDraftStatus,
  dropOutdatedUpdateInput,
  emptyUpdateDraft,
  withDraftStatus,
} from './changing/order-update-draft.ts';
import { findUpdateWarnings, withConfirmations } from './changing/order-update-warnings.ts';
import { WarningsDialog } from './changing/warnings-dialog.tsx';
import { deskCopy } from './copy.ts';
import { whatsappStatusMessageLink } from './customer-contact-links.ts';
import { OrderChangedNotice } from './order-changed-notice.tsx';
import { PlannedBeautician } from './planned-beautician.tsx';
import { useAssignmentCandidates, useUpdateOrder } from './queries.ts';
import { useOrderChange } from './use-order-change.ts';

const copy = deskCopy.details;
const noWarnings: readonly string[] = [];
const messageOptions = updateMessages.map((value) => ({ value, label: value }));

function WhatsappLink({ order }: { order: Order }) {
  const { businessName } = useSettings();
  const recordMessage = useRecordManualMessage();
  const chat = whatsappStatusMessageLink(order, businessName);
  if (chat === undefined) return null;
  return (
    <a
      href={chat.href}
      target="_blank"
      rel="noopener noreferrer"
      onClick={() => recordMessage({ _id: order._id, text: chat.text })}
      className={buttonStyle('secondary', 'medium', 'grow')}
    >
      <MessageCircle aria-hidden="true" className="size-5" />
      {isOpenStatus(order.status) ? copy.whatsapp : copy.sendWhatsapp}
    </a>
  );
}

type UpdateFormProps = {
  order: Order;
  /** The order after a change by the same person elsewhere on the screen. */
  ownChange?: Order | undefined;
};

type AssignmentFieldProps = {
  value: AssignmentDraft;
  current: string;
  suggestions: readonly Suggestion[];
  onChange: (value: AssignmentDraft) => void;
};

function AssignmentField({ value, current, suggestions, onChange }: AssignmentFieldProps) {
  const { typed, isFreelancer } = value;
  const setTyped = (text: string): void => onChange({ ...value, typed: text });
  const fieldProps = {
    hint: copy.beauticianHint(current),
    placeholder: copy.namePlaceholder,
    maxLength: 80,
    value: typed,
  };
  return (
    <div className="space-y-2">
      {isFreelancer ? (
        <TextField
          {...fieldProps}
          label={deskCopy.assign.freelancerName}
          autoComplete="off"
          onChange={({ target }) => setTyped(target.value)}
        />
      ) : (
        <SuggestField
          {...fieldProps}
          label={copy.beauticianField}
          suggestions={suggestions}
          onChange={setTyped}
        />
      )}
      <Chip
        chosen={isFreelancer}
        onClick={() => onChange({ ...value, isFreelancer: !isFreelancer })}
      >
        {deskCopy.assign.freelancer}
      </Chip>
    </div>
  );
}

export function OrderUpdateForm({ order, ownChange }: UpdateFormProps) {
  const { data: candidates, isError } = useAssignmentCandidates(order);
  const [draft, setDraft] = useState(emptyUpdateDraft);
  /** The order as this person last changed it. */
  const [known, setKnown] = useState(order);
  const [pendingUpdate, setPendingUpdate] = useState<{
    update: OrderUpdateInput;
    texts: string[];
  }>();
  const [isIncomplete, setIsIncomplete] = useState(false);
  const { container, showError } = useFocusFirstError<HTMLFormElement>();
  const { send, isPending, question, dismissQuestion, ...notice } =
    useOrderChange<OrderUpdateInput>(order, useUpdateOrder(), { ownVersion: ownChange?.version });
  if (ownChange && ownChange.version > known.version) {
    setKnown(ownChange);
    setDraft(dropOutdatedUpdateInput(draft, known, ownChange));
  }
  const { message, assignment, cancelling } = draft;
  const status = currentDraftStatus(draft, order);
  useUnsavedWarning(
    message !== null || cancelling !== emptyCancelDraft || assignment.typed.trim() !== '',
  );
  const isAssigned = order.beautician !== noBeautician;
  const statusOnAssigning =
    isOpenStatus(order.status) && !isAssigned && statusAfterAssigning(order.status);

  const update = async (input: OrderUpdateInput): Promise<void> => {
    const updated = await send(input);
    if (!updated) return;
    setKnown(updated);
    setDraft(emptyUpdateDraft);
    setIsIncomplete(false);
  };
  const submit = (event: FormEvent): void => {
    event.preventDefault();
    if (isPending) return;
    setIsIncomplete(!status || !message);
    if (!status || !message) {
      toast.error(deskCopy.required);
      showError();
      return;
    }
    askAndUpdate({
      status,
      message,
      ...toBeauticianUpdate(assignment),
      ...(isCancelled(status) && toCancellation(cancelling)),
    });
  };
  const askAndUpdate = (input: OrderUpdateInput): void => {
    const warnings = findUpdateWarnings(order, input, new Date());
    if (warnings.length === 0) return void update(input);
    setPendingUpdate({
      update: withConfirmations(input, warnings),
      texts: warnings.map(({ text }) => text),
    });
  };
  return (
    <form ref={container} noValidate onSubmit={submit} className="space-y-4">
      {statusOnAssigning && !isError && (
        <PlannedBeautician
          candidates={candidates}
          order={order}
          busy={isPending}
          onAssign={(beautician) =>
            askAndUpdate({ status: statusOnAssigning, message: assignedUpdateMessage, beautician })
          }
        />
      )}
      <Select
        label={deskCopy.status}
        required
        placeholder={copy.chooseStatus}
        options={adminStatuses.map((value) => ({
          value,
          label: formatStatus(value),
        }))}
        value={status}
        onChange={(chosen) => setDraft(withDraftStatus(draft, chosen))}
        error={isIncomplete && !status ? copy.chooseStatus : undefined}
      />
      <Select
        label={copy.message}
        required
        placeholder={copy.chooseMessage}
        options={messageOptions}
        value={message}
        onChange={(chosen) => setDraft({ ...draft, message: chosen, isMessageSuggested: false })}
        error={isIncomplete && !message ? copy.chooseMessage : undefined}
      />
      {status && isCancelled(status) && (
        <CancelFields
          order={order}
          draft={cancelling}
          onChange={(changed) => setDraft({ ...draft, cancelling: changed })}
        />
      )}
      <AssignmentField
        value={assignment}
        current={beauticianNameOrUnassigned(order.beautician)}
        suggestions={beauticianSuggestions(candidates, isAssigned)}
        onChange={(changed) => setDraft({ ...draft, assignment: changed })}
      />
      <OrderChangedNotice {...notice} />
      <div className="flex flex-wrap gap-3">
        <Button type="submit" once busy={isPending} className="grow">
          {copy.submit}
        </Button>
        <WhatsappLink order={order} />
      </div>
      <WarningsDialog
        warnings={pendingUpdate?.texts ?? noWarnings}
        title={deskCopy.warnings.title}
        back={deskCopy.warnings.back}
        confirm={deskCopy.warnings.confirm}
        onConfirm={() => {
          setPendingUpdate(undefined);
          if (pendingUpdate) void update(pendingUpdate.update);
        }}
        onClose={() => setPendingUpdate(undefined)}
      />
      <AssignmentQuestionDialog
        question={question}
        busy={isPending}
        onAnswer={(answer) => void update(answer)}
        onClose={dismissQuestion}
      />
    </form>
  );
}
