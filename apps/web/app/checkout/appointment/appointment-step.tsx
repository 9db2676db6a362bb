import { Button } from '../../ui/button.tsx';
import { isAreaServed } from '../area-terms.ts';
import { bookingCopy } from '../copy.ts';
import { goToAddressOrReview, openStepOnTop } from '../step-navigation.ts';
import { StepPanel, type StepProps } from '../step-panel.tsx';
import { VisitSummary } from '../visit-summary.tsx';
import { AddressNeeded } from './address-needed.tsx';
import AppointmentFields from './appointment-fields.tsx';

export function AppointmentStep(props: StepProps) {
  const { terms, visit, minutes, appointment, user, address } = props.booking;
  const canChoose = isAreaServed(terms);
  return (
    <StepPanel
      {...props}
      title={bookingCopy.title}
      number={1}
      button={
        <Button
          size="large"
          className="grow sm:grow-0"
          disabled={!canChoose}
          onClick={() => appointment.check() && goToAddressOrReview(address.isTyping)}
        >
          {bookingCopy.confirm}
        </Button>
      }
    >
      {canChoose ? (
        <AppointmentFields visit={visit} minutes={minutes} showErrors={appointment.showErrors}>
          <VisitSummary booking={props.booking} />
        </AppointmentFields>
      ) : (
        <AddressNeeded
          terms={terms}
          mobileNumber={user?.mobileNumber ?? ''}
          onGive={() => openStepOnTop('address')}
        />
      )}
    </StepPanel>
  );
}
