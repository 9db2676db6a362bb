import { AreasSetupContent } from '../../../areas/shared/areas-setup-content.tsx';
import { BeauticiansSetupContent } from '../../../roster/shared/beauticians-setup-content.tsx';
import { useSettings } from '../../../settings/queries.ts';
import {
  BookingTimeFields,
  BusinessFields,
  VisitingChargeField,
} from '../../../settings/shared/settings-setup-fields.tsx';
import { SettingsSetupForm } from '../../../settings/shared/settings-setup-form.tsx';
import { setupCopy as copy } from '../../copy.ts';
import { StepActions, type StepProps } from './step-frame.tsx';

export function BusinessStep(props: StepProps) {
  return (
    <SettingsSetupForm
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
      <AreasSetupContent />
      <SettingsSetupForm
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
    <SettingsSetupForm
      fields={BookingTimeFields}
      onDone={props.onDone}
      actions={(isSending) => <StepActions {...props} isForm isSending={isSending} canSkip />}
    />
  );
}

export function BeauticiansSetupStep(props: StepProps) {
  return (
    <>
      <BeauticiansSetupContent />
      <StepActions {...props} />
    </>
  );
}
