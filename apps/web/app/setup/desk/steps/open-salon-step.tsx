import type { Setup, SetupStep } from '@haldi/contract/setup/schema';
import type { SetupAdvice } from '@haldi/contract/setup/setup-requirements';
import { setupStepByMissingPart } from '@haldi/contract/setup/setup-step-states';
import { CircleAlert, Lightbulb } from 'lucide-react';
import type { ReactNode } from 'react';
import { Button } from '../../../ui/button.tsx';
import { LinkButton } from '../../../ui/link-button.tsx';
import { Notice } from '../../../ui/notice.tsx';
import { toast } from '../../../ui/toast.ts';
import { setupCopy } from '../../copy.ts';
import { useOpenSalon } from '../../queries.ts';

const copy = setupCopy.open;

const adviceStep = {
  unable: 'people',
  areas: 'area',
  alerts: 'messages',
} as const satisfies Record<SetupAdvice, SetupStep>;

type LineProps = { icon: ReactNode; text: string; step: SetupStep; link: string };

function Line({ icon, text, step, link }: LineProps) {
  return (
    <li className="flex items-center gap-3 px-4 py-2">
      {icon}
      <span className="min-w-0 grow">{text}</span>
      <LinkButton
        to={`/admin/setup?step=${step}`}
        look="quiet"
        size="small"
        className="shrink-0 whitespace-nowrap"
        aria-label={`${link}: ${setupCopy.names[step]}`}
      >
        {link}
      </LinkButton>
    </li>
  );
}

const listStyle = 'mt-2 divide-y divide-sand rounded-field border border-sand';

function MissingList({ missing }: Pick<Setup, 'missing'>) {
  return (
    <div>
      <h3 className="font-semibold text-plum-900">{copy.notReady}</h3>
      <ul className={listStyle}>
        {missing.map((part) => (
          <Line
            key={part}
            icon={<CircleAlert aria-hidden="true" className="size-5 shrink-0 text-brick-600" />}
            text={copy.missing[part]}
            step={setupStepByMissingPart[part]}
            link={copy.fix}
          />
        ))}
      </ul>
    </div>
  );
}

function AdviceList({ advice }: Pick<Setup, 'advice'>) {
  if (advice.length === 0) return null;
  return (
    <div>
      <h3 className="font-semibold text-plum-900">{copy.advice}</h3>
      <ul className={listStyle}>
        {advice.map((one) => (
          <Line
            key={one}
            icon={<Lightbulb aria-hidden="true" className="size-5 shrink-0 text-plum-600" />}
            text={copy.advices[one]}
            step={adviceStep[one]}
            link={copy.review}
          />
        ))}
      </ul>
    </div>
  );
}

export function OpenSalonStep({ setup }: { setup: Setup }) {
  const { mutateAsync: open, isPending } = useOpenSalon();
  const goLive = async (): Promise<void> => {
    try {
      await open();
      toast.success(copy.opened);
    } catch {
      toast.error(setupCopy.failed);
    }
  };
  if (setup.openedAt) {
    return (
      <>
        <Notice tone="good">{copy.isOpen}</Notice>
        <AdviceList advice={setup.advice} />
        <div className="flex flex-wrap gap-3">
          <LinkButton to="/">{copy.toSite}</LinkButton>
          <LinkButton to="/admin" look="secondary">
            {copy.toDashboard}
          </LinkButton>
        </div>
      </>
    );
  }
  const isReady = setup.missing.length === 0;
  return (
    <>
      {isReady ? (
        <Notice tone="good">{copy.ready}</Notice>
      ) : (
        <MissingList missing={setup.missing} />
      )}
      <AdviceList advice={setup.advice} />
      <div className="flex flex-wrap gap-3 border-t border-sand pt-5">
        <Button
          size="large"
          disabled={!isReady}
          busy={isPending}
          once
          onClick={() => void goLive()}
        >
          {copy.goLive}
        </Button>
        <LinkButton to="/" look="secondary" size="large">
          {copy.preview}
        </LinkButton>
      </div>
    </>
  );
}
