import type { UserData } from '@haldi/contract/accounts/schema';
import { useState } from 'react';
import { useAuth } from '../accounts/auth-store.tsx';
import { Button } from '../ui/button.tsx';
import { Dialog } from '../ui/dialog.tsx';
import type { Address } from './address.ts';
import { addressCopy } from './address-copy.ts';
import { AddressFields } from './address-fields.tsx';
import { CustomerNeeded } from './customer-needed.tsx';
import { useAddress } from './use-address.ts';

type AddressModalProps = {
  open: boolean;
  onClose: () => void;
  /** Called with an address that is saved to the profile. */
  onConfirm: (address: Address) => Promise<void>;
};

function KnownAddress({ user, ...props }: AddressModalProps & { user: UserData }) {
  const form = useAddress(user);
  const [isBusy, setIsBusy] = useState(false);
  const confirm = async (): Promise<void> => {
    setIsBusy(true);
    const address = await form.confirm();
    if (address) await props.onConfirm(address);
    setIsBusy(false);
  };
  return (
    <Dialog
      open={props.open}
      onClose={() => !isBusy && props.onClose()}
      title={addressCopy.addressTitle}
      description={addressCopy.addressIntro}
      size="small"
      footer={
        <Button size="large" className="w-full" busy={isBusy} onClick={() => void confirm()}>
          {addressCopy.useThisAddress}
        </Button>
      }
    >
      <AddressFields form={form} />
    </Dialog>
  );
}

/** After the appointment and before the order is sent: where to come. */
export function AddressModal(props: AddressModalProps) {
  const { user } = useAuth();
  if (user) return <KnownAddress {...props} user={user} />;
  return (
    <Dialog open={props.open} onClose={props.onClose} title={addressCopy.addressTitle} size="small">
      <CustomerNeeded />
    </Dialog>
  );
}
