import { type OrderMessage, orderMessages } from '@haldi/contract/orders/desk/messages';
import { noBeautician, type Order } from '@haldi/contract/orders/schema';
import { AdminStatus, displayStatus, statusMoves } from '@haldi/contract/orders/status';
import { MessageCircle } from 'lucide-react';
import { type FormEvent, useState } from 'react';
import { beauticianName } from '../../schedule/shared/beautician-name.ts';
import { visitsCopy } from '../../schedule/shared/copy.ts';
import { useSettings } from '../../settings/queries.ts';
import { Button } from '../../ui/button.tsx';
import { buttonStyle } from '../../ui/button-style.ts';
import { Select } from '../../ui/select.tsx';
import { SuggestField } from '../../ui/suggest-field.tsx';
import { toast } from '../../ui/toast.ts';
import { ChangeNotice } from './change-notice.tsx';
import { confirmationLink } from './contact-links.ts';
import { deskCopy } from './copy.ts';
import { useRoster } from './queries.ts';
import { useOrderChange } from './use-order-change.ts';

const copy = deskCopy.details;
const messageOptions = orderMessages.map((value) => ({ value, label: value }));

/** What the server is told: a name, nobody, or nothing when it shall stay as it is. */
const assignmentOf = (typed: string) => {
  const name = typed.trim();
  if (name === '') return {};
  return {
    beautician: name.toLowerCase() === visitsCopy.unassigned.toLowerCase() ? noBeautician : name,
  };
};

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
  const roster = useRoster();
  const [status, setStatus] = useState(AdminStatus.safeParse(order.status).data ?? null);
  const [message, setMessage] = useState<OrderMessage | null>(null);
  const [beautician, setBeautician] = useState('');
  const [isIncomplete, setIsIncomplete] = useState(false);
  const { send, isPending, ...told } = useOrderChange(order);
  const isAssigned = order.beautician !== noBeautician;

  const submit = async (event: FormEvent): Promise<void> => {
    event.preventDefault();
    if (isPending) return;
    setIsIncomplete(!status || !message);
    if (!status || !message) return toast.error(deskCopy.required);
    const updated = await send({ status, message, ...assignmentOf(beautician) });
    if (!updated) return;
    setMessage(null);
    setBeautician('');
  };
  return (
    <form noValidate onSubmit={(event) => void submit(event)} className="space-y-4">
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
      <SuggestField
        label={copy.beauticianField}
        hint={copy.beauticianHint(beauticianName(order.beautician))}
        placeholder={copy.namePlaceholder}
        suggestions={isAssigned ? [...roster, visitsCopy.unassigned] : roster}
        value={beautician}
        onChange={setBeautician}
        maxLength={80}
      />
      <ChangeNotice {...told} />
      <div className="flex flex-wrap gap-3">
        <Button type="submit" busy={isPending} className="grow">
          {copy.submit}
        </Button>
        <WhatsappLink order={order} />
      </div>
    </form>
  );
}
