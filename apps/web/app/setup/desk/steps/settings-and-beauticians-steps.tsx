import { AreasStepContent } from '../../../areas/shared/areas-step-content.tsx';
import { BeauticiansStep } from '../../../roster/shared/beauticians-step.tsx';
import { useSettings } from '../../../settings/queries.ts';
import { SettingsStep } from '../../../settings/shared/settings-step.tsx';
import {
  BookingTimeFields,
  BusinessFields,
  VisitingChargeField,
} from '../../../settings/shared/settings-step-fields.tsx';
import { setupCopy as copy } from '../../copy.ts';
import { StepActions, type StepProps } from './step-frame.tsx';

export function BusinessStep(props: StepProps) {
  return (
    <SettingsStep
      fields={BusinessFields}
      onDone={props.onDone}
      actions={(isSending) => <StepActions {...props} isForm isSending={isSending} canSkip />}
    />
  );
}

export function AreaStep(props: StepProps) {
  const { city, areas } = useSettings();
  return (
    <>
      <AreasStepContent />
      <SettingsStep
        fields={(fields) =>
          areas.length === 0 ? (
            <section aria-label={copy.area.charge}>
              <p className="mb-3 text-plum-950">{copy.area.everywhere(city)}</p>
              <VisitingChargeField {...fields} />
            </section>
          ) : null
        }
        onDone={props.onDone}
        actions={(isSending) => <StepActions {...props} isForm isSending={isSending} canSkip />}
      />
    </>
  );
}

export function HoursStep(props: StepProps) {
  return (
    <SettingsStep
      fields={BookingTimeFields}
      onDone={props.onDone}
      actions={(isSending) => <StepActions {...props} isForm isSending={isSending} canSkip />}
    />
  );
}

export function BeauticiansSetupStep(props: StepProps) {
  return (
    <>
      <BeauticiansStep />
      <StepActions {...props} />
    </>
  );
}
