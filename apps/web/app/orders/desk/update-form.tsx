import {
  assignedMessage,
  type OrderMessage,
  orderMessages,
} from '@haldi/contract/orders/desk/messages';
import { noBeautician, type Order } from '@haldi/contract/orders/schema';
import { AdminStatus, displayStatus, isOpen, statusMoves } from '@haldi/contract/orders/status';
import { MessageCircle } from 'lucide-react';
import { type FormEvent, useState } from 'react';
import { beauticianName } from '../../schedule/shared/beautician-name.ts';
import { useSettings } from '../../settings/queries.ts';
import { Button } from '../../ui/button.tsx';
import { buttonStyle } from '../../ui/button-style.ts';
import { Select } from '../../ui/select.tsx';
import { toast } from '../../ui/toast.ts';
import { assignedStatus } from '../shared/assigned-status.ts';
import { assignmentOf, unchanged } from './assignment.ts';
import { AssignmentField } from './assignment-field.tsx';
import { suggestionsOf } from './candidates.ts';
import { ChangeNotice } from './change-notice.tsx';
import { confirmationLink } from './contact-links.ts';
import { deskCopy } from './copy.ts';
import { PlanLine } from './plan-line.tsx';
import { useCandidates } from './queries.ts';
import type { Update } from './question.ts';
import { QuestionDialog } from './question-dialog.tsx';
import { useOrderChange } from './use-order-change.ts';

const copy = deskCopy.details;
const messageOptions = orderMessages.map((value) => ({ value, label: value }));

function WhatsappLink({ order }: { order: Order }) {
  const { businessName } = useSettings();
  const link = confirmationLink(order, businessName);
  if (link === undefined) return null;
  return (
    <a
      href={link}
      target="_blank"
      rel="noopener noreferrer"
      className={buttonStyle('secondary', 'medium', 'grow')}
    >
      <MessageCircle aria-hidden="true" className="size-5" />
      {copy.whatsapp}
    </a>
  );
}

export function UpdateForm({ order }: { order: Order }) {
  const { data: candidates, isError } = useCandidates(order);
  const [status, setStatus] = useState(AdminStatus.safeParse(order.status).data ?? null);
  const [message, setMessage] = useState<OrderMessage | null>(null);
  const [assignment, setAssignment] = useState(unchanged);
  const [isIncomplete, setIsIncomplete] = useState(false);
  const { send, isPending, question, withdraw, ...told } = useOrderChange(order);
  const isAssigned = order.beautician !== noBeautician;
  const statusOnAssigning = isOpen(order.status) && !isAssigned && assignedStatus(order.status);

  const update = async (what: Update): Promise<void> => {
    const updated = await send(what);
    if (!updated) return;
    setStatus(AdminStatus.safeParse(updated.status).data ?? null);
    setMessage(null);
    setAssignment(unchanged);
    setIsIncomplete(false);
  };
  const submit = (event: FormEvent): void => {
    event.preventDefault();
    if (isPending) return;
    setIsIncomplete(!status || !message);
    if (status && message) void update({ status, message, ...assignmentOf(assignment) });
    else toast.error(deskCopy.required);
  };
  return (
    <form noValidate onSubmit={submit} className="space-y-4">
      {statusOnAssigning && !isError && (
        <PlanLine
          candidates={candidates}
          askedFor={order.askedFor}
          busy={isPending}
          onAssign={(beautician) =>
            void update({ status: statusOnAssigning, message: assignedMessage, beautician })
          }
        />
      )}
      <Select
        label={deskCopy.status}
        required
        placeholder={copy.chooseStatus}
        options={statusMoves[order.status].map((value) => ({
          value,
          label: displayStatus(value),
        }))}
        value={status}
        onChange={setStatus}
        error={isIncomplete && !status ? copy.chooseStatus : undefined}
      />
      <Select
        label={copy.message}
        required
        placeholder={copy.chooseMessage}
        options={messageOptions}
        value={message}
        onChange={setMessage}
        error={isIncomplete && !message ? copy.chooseMessage : undefined}
      />
      <AssignmentField
        value={assignment}
        now={beauticianName(order.beautician)}
        suggestions={suggestionsOf(candidates, isAssigned)}
        onChange={setAssignment}
      />
      <ChangeNotice {...told} />
      <div className="flex flex-wrap gap-3">
        <Button type="submit" busy={isPending} className="grow">
          {copy.submit}
        </Button>
        <WhatsappLink order={order} />
      </div>
      <QuestionDialog
        question={question}
        busy={isPending}
        onAnswer={(answer) => void update(answer)}
        onClose={withdraw}
      />
    </form>
  );
}
