import { orderTotal, visitMinutes } from '@haldi/contract/orders/total';
import { useEffect, useState } from 'react';
import { useAuth } from '../../accounts/auth-store.tsx';
import { envelopeLines } from '../../accounts/shared/envelope.ts';
import { TotalAmount } from '../../orders/shared/bill.tsx';
import { useSettings } from '../../settings/queries.ts';
import { Button } from '../../ui/button.tsx';
import { Dialog } from '../../ui/dialog.tsx';
import { AddressModal } from '../address/address-modal.tsx';
import { useCart } from '../cart/cart-store.ts';
import { closeCheckout, useIsCheckoutOpen } from '../checkout-open-store.ts';
import { bookingCopy } from '../copy.ts';
import type { Address } from '../order-request.ts';
import { canChooseTime, isAsShown, termsAt } from '../place-terms.ts';
import { ProblemNotice } from '../problem-notice.tsx';
import { TrackingAhead } from '../tracking-ahead.tsx';
import { useAskedFor } from '../use-asked-for.ts';
import { useCheckout } from '../use-checkout.ts';
import { useTermsAt } from '../use-terms.ts';
import { wantedVisit } from '../wanted-visit.ts';
import { useAppointment } from './use-appointment.ts';
import WhenFields from './when-fields.tsx';
import { WhereFirst } from './where-first.tsx';

type ConfirmedAddressProps = { address: Address; onChange: () => void };

function ConfirmedAddress({ address, onChange }: ConfirmedAddressProps) {
  return (
    <div className="flex items-start justify-between gap-3 rounded-card border border-sand bg-white py-2 pr-2 pl-4">
      <p className="min-w-0 py-1.5">
        <span className="block text-sm font-semibold text-plum-900">{bookingCopy.address}</span>
        {envelopeLines(address).join(', ')}
      </p>
      <Button look="quiet" size="small" className="mt-1" onClick={onChange}>
        {bookingCopy.changeAddress}
      </Button>
    </div>
  );
}

/** Date and time, then the address above it, then the order. */
export default function AppointmentDialog() {
  const isOpen = useIsCheckoutOpen();
  const items = useCart();
  const settings = useSettings();
  const { user } = useAuth();
  const control = useCheckout();
  const [addressFor, setAddressFor] = useState<'order' | 'times' | null>(null);
  const [address, setAddress] = useState<Address | null>(null);
  const terms = useTermsAt((address ?? user)?.pincode);
  const visit = wantedVisit(items, address ?? user, useAskedFor());
  const appointment = useAppointment(visit);

  const isEmpty = items.length === 0;
  useEffect(() => {
    // Ordered or emptied in another tab: nothing is left to confirm.
    if (isEmpty) closeCheckout();
  }, [isEmpty]);

  const send = async (where: Address): Promise<void> => {
    setAddress(where);
    if (user) await control.place(user, where);
    setAddressFor(null);
  };
  const takeAddress = async (where: Address): Promise<void> => {
    const isAgreed = isAsShown(termsAt(where.pincode, items, settings), terms);
    if (addressFor === 'order' && isAgreed) return send(where);
    // What it costs there is seen before it is confirmed.
    setAddress(where);
    setAddressFor(null);
  };
  const confirm = (): void => {
    if (!appointment.check()) return;
    // Confirmed once, the address need not be confirmed for every try.
    if (user && address) void send(address);
    else setAddressFor('order');
  };
  return (
    <Dialog
      open={isOpen && !isEmpty}
      onClose={closeCheckout}
      title={bookingCopy.title}
      size="large"
      footer={
        <div className="flex w-full items-center justify-between gap-4">
          <TotalAmount total={orderTotal(items, terms.visitingCharge)} />
          <Button
            size="large"
            className="grow sm:grow-0"
            busy={control.isPlacing}
            disabled={!canChooseTime(terms)}
            onClick={confirm}
          >
            {bookingCopy.confirm}
          </Button>
        </div>
      }
    >
      <div className="flex flex-col gap-5">
        <ProblemNotice
          control={control}
          visit={visit}
          onAccept={() => address && void send(address)}
        />
        {canChooseTime(terms) ? (
          <WhenFields visit={visit} minutes={visitMinutes(items)} isAsked={appointment.isAsked}>
            {address && (
              <ConfirmedAddress address={address} onChange={() => setAddressFor('order')} />
            )}
          </WhenFields>
        ) : (
          <WhereFirst
            terms={terms}
            mobileNumber={user?.mobileNumber ?? ''}
            onGive={() => setAddressFor('times')}
          />
        )}
      </div>
      {user && <TrackingAhead userId={user._id} />}
      <AddressModal
        open={addressFor !== null}
        onClose={() => setAddressFor(null)}
        onConfirm={takeAddress}
      />
    </Dialog>
  );
}
