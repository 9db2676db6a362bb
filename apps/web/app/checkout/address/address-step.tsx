import { useState } from 'react';
import { Button } from '../../ui/button.tsx';
import { AccountRequired } from '../account-required.tsx';
import { checkout } from '../checkout-store.ts';
import { goToNextStep, goToPreviousStep } from '../step-navigation.ts';
import { StepPanel, type StepProps } from '../step-panel.tsx';
import { markAddressConfirmed } from '../steps-store.ts';
import { VisitSummary } from '../visit-summary.tsx';
import { visitAddressCopy } from './visit-address-copy.ts';
import VisitAddressEditor from './visit-address-editor.tsx';

/** Does not place the order: the review step follows, or the time if it depends on the address. */
const takeAddress = (): void => {
  markAddressConfirmed();
  const { day, slot } = checkout.get();
  if (day === null || slot === null) goToPreviousStep();
  else goToNextStep('review');
};

export function AddressStep(props: StepProps) {
  const { user, terms, address } = props.booking;
  const [isSaving, setIsSaving] = useState(false);
  const use = async (): Promise<void> => {
    if (terms.reach === 'outside') return;
    setIsSaving(true);
    const where = await address.confirm();
    setIsSaving(false);
    if (where) takeAddress();
  };
  if (!user) {
    return (
      <StepPanel {...props} title={visitAddressCopy.addressTitle} number={2} button={null}>
        <AccountRequired />
      </StepPanel>
    );
  }
  return (
    <StepPanel
      {...props}
      title={visitAddressCopy.addressTitle}
      number={2}
      button={
        <Button
          size="large"
          className="grow sm:grow-0"
          disabled={
            terms.reach === 'outside' ||
            terms.missing > 0 ||
            (!address.address && !address.isTyping)
          }
          busy={isSaving}
          onClick={() => void use()}
        >
          {visitAddressCopy.useThisAddress}
        </Button>
      }
    >
      <div className="grid gap-8 md:grid-cols-[1fr_19rem]">
        <div className="min-w-0">
          <VisitAddressEditor control={address} onUse={() => void use()} />
        </div>
        <div>
          <VisitSummary booking={props.booking} showTime />
        </div>
      </div>
    </StepPanel>
  );
}
