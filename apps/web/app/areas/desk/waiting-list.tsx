import type { PincodeWaitingList } from '@haldi/contract/areas/desk/schema';
import { formatIndiaDate } from '@haldi/contract/kit/dates';
import { whatsappLink } from '@haldi/contract/orders/whatsapp-text';
import { Check, MessageCircle, Phone } from 'lucide-react';
import { useState } from 'react';
import { errorText } from '../../lib/error-text.ts';
import { formatPhone, phoneLink } from '../../lib/phone.ts';
import { useSettings } from '../../settings/queries.ts';
import { Badge } from '../../ui/badge.tsx';
import { Button } from '../../ui/button.tsx';
import { Card } from '../../ui/card.tsx';
import ConfirmDialog from '../../ui/confirm-dialog.tsx';
import { iconButtonStyle } from '../../ui/icon-button.tsx';
import { LoadFailed, Loading } from '../../ui/loading-and-load-failed.tsx';
import { toast } from '../../ui/toast.ts';
import { areasCopy } from './copy.ts';
import { useDeletePincodeWaitingList, usePincodeWaitingLists } from './queries.ts';

const copy = areasCopy.waiting;

type PersonProps = { person: PincodeWaitingList['people'][number]; message: string };

function Person({ person: { mobileNumber, askedAt }, message }: PersonProps) {
  const phone = formatPhone(mobileNumber);
  return (
    <li className="flex items-center gap-1 py-1">
      <span className="min-w-0 grow">
        <span className="block font-semibold tabular-nums">{phone}</span>
        <span className="block text-sm text-stone">
          {copy.asked(formatIndiaDate(new Date(askedAt)))}
        </span>
      </span>
      <a
        href={phoneLink(mobileNumber)}
        aria-label={copy.call(phone)}
        title={copy.call(phone)}
        className={iconButtonStyle()}
      >
        <Phone aria-hidden="true" className="size-5" />
      </a>
      <a
        href={whatsappLink(mobileNumber, message)}
        target="_blank"
        rel="noopener noreferrer"
        aria-label={copy.whatsapp(phone)}
        title={copy.whatsapp(phone)}
        className={iconButtonStyle()}
      >
        <MessageCircle aria-hidden="true" className="size-5 text-leaf-600" />
      </a>
    </li>
  );
}

type PincodeCardProps = { entry: PincodeWaitingList; onDelete: () => void };

function PincodeCard({ entry: { pincode, area, people }, onDelete }: PincodeCardProps) {
  const { businessName } = useSettings();
  return (
    <Card as="li" className="flex min-w-0 flex-col p-4">
      <div className="flex flex-wrap items-center gap-x-3 gap-y-1">
        <h3 className="font-body text-lg font-semibold tracking-normal tabular-nums">{pincode}</h3>
        <span className="text-stone">{copy.people(people.length)}</span>
        {area !== null && <Badge tone="good">{copy.servedBy(area)}</Badge>}
      </div>
      <ul className="mt-2 grow divide-y divide-sand">
        {people.map((person) => (
          <Person
            key={person.mobileNumber}
            person={person}
            message={copy.message(businessName, pincode, area !== null)}
          />
        ))}
      </ul>
      <Button
        look="secondary"
        size="small"
        className="mt-3 self-start"
        aria-label={copy.deleteNumbersFor(pincode)}
        onClick={onDelete}
      >
        <Check aria-hidden="true" className="size-4" />
        {copy.deleteNumbers}
      </Button>
    </Card>
  );
}

function PincodeList({ onDelete }: { onDelete: (pincode: string) => void }) {
  const { data, isError, refetch } = usePincodeWaitingLists();
  if (isError && !data)
    return <LoadFailed title={copy.fetchFailed} onRetry={() => void refetch()} />;
  if (!data) return <Loading isQuiet text={copy.loading} />;
  if (data.length === 0) return <p className="mt-2 text-stone">{copy.none}</p>;
  return (
    <ul aria-label={copy.list} className="mt-3 grid gap-3 md:grid-cols-2 xl:grid-cols-3">
      {data.map((entry) => (
        <PincodeCard key={entry.pincode} entry={entry} onDelete={() => onDelete(entry.pincode)} />
      ))}
    </ul>
  );
}

export function WaitingList() {
  const [deletion, setDeletion] = useState({ pincode: '', isOpen: false });
  const { mutateAsync, isPending } = useDeletePincodeWaitingList();
  const close = (): void => setDeletion((now) => ({ ...now, isOpen: false }));
  const deleteNumbers = async (): Promise<void> => {
    try {
      await mutateAsync(deletion.pincode);
      toast.success(copy.deleted);
      close();
    } catch (error) {
      toast.error(errorText(error) ?? copy.deleteFailed);
    }
  };
  return (
    <section aria-label={copy.title} className="pt-4">
      <h2 className="text-xl text-plum-900">{copy.title}</h2>
      <p className="mt-1 text-stone">{copy.text}</p>
      <PincodeList onDelete={(pincode) => setDeletion({ pincode, isOpen: true })} />
      <ConfirmDialog
        open={deletion.isOpen}
        title={copy.confirmTitle(deletion.pincode)}
        text={copy.confirmText}
        confirm={copy.deleteNumbers}
        busy={isPending}
        onConfirm={() => void deleteNumbers()}
        onClose={close}
      />
    </section>
  );
}
