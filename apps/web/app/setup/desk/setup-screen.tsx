import { type Setup, SetupStep, setupSteps } from '@haldi/contract/setup/schema';
import { useState } from 'react';
import { useSearchParams } from 'react-router';
import { LoadFailed, Loading } from '../../ui/loading-and-load-failed.tsx';
import { PageHeading } from '../../ui/page-heading.tsx';
import { toast } from '../../ui/toast.ts';
import { setupCopy as copy } from '../copy.ts';
import { useFinishSetupStep, useSetup } from '../queries.ts';
import { StepList } from './step-list.tsx';
import { MenuStep } from './steps/menu-step.tsx';
import { BrandingStep, MessagesStep } from './steps/messages-and-branding-steps.tsx';
import { OpenSalonStep } from './steps/open-salon-step.tsx';
import {
  AreaStep,
  BeauticiansSetupStep,
  BusinessStep,
  HoursStep,
} from './steps/settings-and-beauticians-steps.tsx';
import { StepFrame, type StepProps } from './steps/step-frame.tsx';

const simpleSteps = {
  business: BusinessStep,
  area: AreaStep,
  hours: HoursStep,
  people: BeauticiansSetupStep,
  messages: MessagesStep,
  look: BrandingStep,
} as const;

type CurrentStepProps = StepProps & { step: SetupStep; setup: Setup };

function CurrentStep({ step, setup, ...props }: CurrentStepProps) {
  if (step === 'open') return <OpenSalonStep setup={setup} />;
  if (step === 'menu') return <MenuStep {...props} setup={setup} />;
  const Step = simpleSteps[step];
  return <Step {...props} />;
}

const firstUnfinishedStep = ({ steps }: Setup): SetupStep =>
  steps.find(({ state }) => state === 'open')?.step ?? 'open';

function Steps({ setup }: { setup: Setup }) {
  const [search, setSearch] = useSearchParams();
  const [visited] = useState(() => firstUnfinishedStep(setup));
  const step = SetupStep.safeParse(search.get('step')).data ?? visited;
  const { mutateAsync: pass, isPending } = useFinishSetupStep();
  const index = setupSteps.indexOf(step);
  const goTo = (next: SetupStep | undefined): void => {
    if (next) setSearch({ step: next });
    window.scrollTo({ top: 0 });
  };
  const goToNext = async (): Promise<void> => {
    try {
      await pass(step);
      goTo(setupSteps[index + 1]);
    } catch {
      toast.error(copy.failed);
    }
  };
  const before = setupSteps[index - 1];
  return (
    <div className="grid items-start gap-5 lg:grid-cols-[15rem_minmax(0,1fr)] lg:gap-8">
      <StepList steps={setup.steps} current={step} />
      <StepFrame step={step}>
        <CurrentStep
          key={step}
          step={step}
          setup={setup}
          isBusy={isPending}
          onDone={() => void goToNext()}
          onBack={before && (() => goTo(before))}
        />
      </StepFrame>
    </div>
  );
}

export default function SetupScreen() {
  const { data, isError, refetch } = useSetup();
  return (
    <div className="space-y-5">
      <PageHeading
        compact
        title={copy.title}
        intro={data?.openedAt ? copy.introOpen : copy.intro}
      />
      {data ? (
        <Steps setup={data} />
      ) : isError ? (
        <LoadFailed title={copy.fetchFailed} onRetry={() => void refetch()} />
      ) : (
        <Loading isQuiet text={copy.loading} count={2} shape="h-64" />
      )}
    </div>
  );
}
