import type { UserData } from '@haldi/contract/accounts/schema';
import { useId } from 'react';
import { useAuth } from '../../accounts/auth-store.tsx';
import { Button } from '../../ui/button.tsx';
import { Dialog } from '../../ui/dialog.tsx';
import { CustomerNeeded } from '../customer-needed.tsx';
import type { Address } from '../order-request.ts';
import { addressCopy } from './address-copy.ts';
import { AddressForm } from './address-form.tsx';
import { useAddress } from './use-address.ts';

type AddressModalProps = {
  open: boolean;
  onClose: () => void;
  /** Called with an address that is saved to the profile. */
  onConfirm: (address: Address) => Promise<void>;
};

function KnownAddress({ user, open, onClose, onConfirm }: AddressModalProps & { user: UserData }) {
  const id = useId();
  const control = useAddress(user, { use: onConfirm });
  const { busy } = control.form;
  return (
    <Dialog
      open={open}
      onClose={() => !busy && onClose()}
      title={addressCopy.addressTitle}
      description={addressCopy.addressIntro}
      size="small"
      footer={
        <Button type="submit" form={id} size="large" className="w-full" busy={busy}>
          {addressCopy.useThisAddress}
        </Button>
      }
    >
      <AddressForm control={control} id={id} />
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
