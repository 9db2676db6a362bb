import type { UserData } from '@haldi/contract/accounts/schema';
import { useId } from 'react';
import { Button } from '../../ui/button.tsx';
import { checkout } from '../checkout-store.ts';
import { CustomerNeeded } from '../customer-needed.tsx';
import { StepPanel, type StepProps } from '../step-panel.tsx';
import { backOneStep, goOn } from '../steps.ts';
import { confirmAddress } from '../steps-store.ts';
import { useTermsAt } from '../use-terms.ts';
import { VisitSoFar } from '../visit-so-far.tsx';
import { addressCopy } from './address-copy.ts';
import { AddressForm } from './address-form.tsx';
import { useAddress } from './use-address.ts';

/** It is saved, and nothing is ordered: the last step comes next, or the time where that depends on it. */
const takeAddress = async (): Promise<void> => {
  confirmAddress();
  const { day, slot } = checkout.get();
  if (day === null || slot === null) backOneStep();
  else goOn('last');
};

function KnownAddress({ user, ...step }: StepProps & { user: UserData }) {
  const id = useId();
  const control = useAddress(user, { use: takeAddress });
  const isOutside = useTermsAt(control.pincode).reach === 'outside';
  return (
    <StepPanel
      {...step}
      title={addressCopy.addressTitle}
      number={2}
      button={
        <Button
          type="submit"
          form={id}
          size="large"
          className="grow sm:grow-0"
          disabled={isOutside}
          busy={control.form.busy}
        >
          {addressCopy.useThisAddress}
        </Button>
      }
    >
      <div className="grid gap-8 md:grid-cols-[1fr_19rem]">
        <div className="min-w-0">
          <AddressForm control={control} id={id} />
        </div>
        <div>
          <VisitSoFar booking={step.booking} showTime />
        </div>
      </div>
    </StepPanel>
  );
}

/** Where to come: the address on file, or another one, which is saved to the profile. */
export function AddressStep(props: StepProps) {
  const { user } = props.booking;
  if (user) return <KnownAddress {...props} user={user} />;
  return (
    <StepPanel {...props} title={addressCopy.addressTitle} number={2} button={null}>
      <CustomerNeeded />
    </StepPanel>
  );
}
