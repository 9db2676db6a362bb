import { maxSavedAddresses } from '@haldi/contract/accounts/addresses/max-saved-addresses';
import type { SavedAddress } from '@haldi/contract/accounts/addresses/saved-address';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { Plus } from 'lucide-react';
import { useEffect, useRef, useState } from 'react';
import { formatPhone } from '../../lib/phone.ts';
import { toFormFailure } from '../../lib/use-form.ts';
import { Button } from '../../ui/button.tsx';
import { lazyWithPreload } from '../../ui/lazy-with-preload.ts';
import { MountOnFirstOpen } from '../../ui/mount-on-first-open.tsx';
import { Notice } from '../../ui/notice.tsx';
import { Skeleton } from '../../ui/skeleton.tsx';
import { toast } from '../../ui/toast.ts';
import { deleteSavedAddress, useSavedAddresses } from '../addresses/queries.ts';
import { accountsCopy } from '../copy.ts';
import { AddressLines } from '../shared/address-lines.tsx';
import { savedAddressesCopy } from './copy.ts';
import { ProfileEditButton } from './profile-edit-button.tsx';
import { ProfileSection } from './profile-section.tsx';
import { SavedAddressForm } from './saved-address-form.tsx';
import { useEditMode } from './use-edit-mode.ts';

const ConfirmDialog = lazyWithPreload(() => import('../../ui/confirm-dialog.tsx'));

type AddressItemProps = { userId: string; address: SavedAddress; onDeleted: () => void };

function DeleteButton({ userId, address, onDeleted }: AddressItemProps) {
  const queries = useQueryClient();
  const [isConfirming, setIsConfirming] = useState(false);
  const remove = useMutation({
    mutationFn: () => deleteSavedAddress(queries, userId, address._id),
    onSuccess: () => {
      toast.success(savedAddressesCopy.deleted(address.label));
      onDeleted();
    },
    onError: (error) => toast.error(toFormFailure(error, () => false).problem ?? ''),
    onSettled: () => setIsConfirming(false),
  });
  return (
    <>
      <Button
        look="quiet"
        size="small"
        aria-label={savedAddressesCopy.deleteOf(address.label)}
        onPointerEnter={ConfirmDialog.preload}
        onFocus={ConfirmDialog.preload}
        onClick={() => setIsConfirming(true)}
      >
        {savedAddressesCopy.delete}
      </Button>
      <MountOnFirstOpen open={isConfirming}>
        <ConfirmDialog
          open={isConfirming}
          title={savedAddressesCopy.deleteTitle(address.label)}
          text={savedAddressesCopy.deleteText}
          confirm={savedAddressesCopy.delete}
          busy={remove.isPending}
          onConfirm={() => remove.mutate()}
          onClose={() => setIsConfirming(false)}
        />
      </MountOnFirstOpen>
    </>
  );
}

function AddressItem(props: AddressItemProps) {
  const { userId, address } = props;
  const editing = useEditMode();
  const { label, recipient } = address;
  if (editing.isEditing) {
    return (
      <li className="py-4">
        <h3 className="font-body font-semibold text-plum-900">
          {savedAddressesCopy.editOf(label)}
        </h3>
        <SavedAddressForm userId={userId} address={address} onClose={editing.close} />
      </li>
    );
  }
  return (
    <li className="flex flex-wrap items-start gap-x-4 gap-y-2 py-4">
      <div className="min-w-0 grow basis-56">
        <h3 className="font-body font-semibold text-plum-900 wrap-anywhere">{label}</h3>
        {recipient && (
          <p className="wrap-anywhere">
            {recipient.name}, <span className="tabular-nums">{formatPhone(recipient.phone)}</span>
          </p>
        )}
        <AddressLines address={address} className="text-stone" />
      </div>
      <div className="flex items-center gap-1">
        <ProfileEditButton editing={editing} label={savedAddressesCopy.editOf(label)} />
        <DeleteButton {...props} />
      </div>
    </li>
  );
}

function AddressList({ userId, addresses }: { userId: string; addresses: SavedAddress[] }) {
  const adding = useEditMode();
  const [deleted, setDeleted] = useState(0);
  const { opener } = adding;
  const isFull = addresses.length >= maxSavedAddresses;
  const container = useRef<HTMLDivElement>(null);
  // The deleted entry had the focus, which moves to the add button.
  useEffect(() => {
    if (deleted > 0) (opener.current ?? container.current)?.focus();
  }, [deleted, opener]);
  return (
    <div ref={container} tabIndex={-1} className="outline-none">
      {addresses.length > 0 && (
        <ul className="mt-2 divide-y divide-sand">
          {addresses.map((address) => (
            <AddressItem
              key={address._id}
              userId={userId}
              address={address}
              onDeleted={() => setDeleted((now) => now + 1)}
            />
          ))}
        </ul>
      )}
      {isFull && <p className="mt-2 text-stone">{savedAddressesCopy.full(maxSavedAddresses)}</p>}
      {adding.isEditing && <SavedAddressForm userId={userId} onClose={adding.close} />}
      {!adding.isEditing && !isFull && (
        <Button ref={opener} look="secondary" className="mt-3" onClick={adding.open}>
          <Plus aria-hidden="true" className="size-5" />
          {savedAddressesCopy.add}
        </Button>
      )}
    </div>
  );
}

export function SavedAddressesCard({ userId }: { userId: string }) {
  const { data: addresses, isError, refetch } = useSavedAddresses(userId);
  return (
    <ProfileSection title={savedAddressesCopy.title} text={savedAddressesCopy.text}>
      {addresses && <AddressList userId={userId} addresses={addresses} />}
      {!addresses && isError && (
        <Notice tone="bad" className="mt-3">
          <p>{savedAddressesCopy.failed}</p>
          <Button look="secondary" className="mt-3" onClick={() => void refetch()}>
            {accountsCopy.tryAgain}
          </Button>
        </Notice>
      )}
      {!addresses && !isError && <Skeleton className="mt-3 h-12" />}
    </ProfileSection>
  );
}
