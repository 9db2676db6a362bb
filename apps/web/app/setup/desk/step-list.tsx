import type { Setup, SetupStep, SetupStepState } from '@haldi/contract/setup/schema';
import { Check, ChevronDown, CircleAlert } from 'lucide-react';
import { cx } from '../../ui/cx.ts';
import { Link } from '../../ui/prefetching-links.tsx';
import { setupCopy as copy } from '../copy.ts';

const marks: Record<SetupStepState, string> = {
  open: 'border border-edge bg-white text-plum-700',
  skipped: 'bg-haldi-300 text-plum-950',
  done: 'bg-leaf-600 text-white',
};

function Mark({ state, place: index }: { state: SetupStepState; place: number }) {
  return (
    <span
      aria-hidden="true"
      className={cx(
        'flex size-7 shrink-0 items-center justify-center rounded-full text-sm font-semibold',
        marks[state],
      )}
    >
      {state === 'done' ? (
        <Check className="size-4" />
      ) : state === 'skipped' ? (
        <CircleAlert className="size-4" />
      ) : (
        index
      )}
    </span>
  );
}

type StepListProps = Pick<Setup, 'steps'> & { current: SetupStep };

function Steps({ steps, current }: StepListProps) {
  return (
    <ol className="space-y-1">
      {steps.map(({ step, state }, index) => (
        <li key={step}>
          <Link
            to={`/admin/setup?step=${step}`}
            aria-current={step === current ? 'step' : undefined}
            className="flex min-h-11 items-center gap-3 rounded-field px-3 text-plum-900 transition-colors hover:bg-haldi-100 aria-[current=step]:bg-haldi-200 aria-[current=step]:font-semibold"
          >
            <Mark state={state} place={index + 1} />
            <span className="grow">{copy.names[step]}</span>
            <span className="sr-only">{copy.states[state]}</span>
          </Link>
        </li>
      ))}
    </ol>
  );
}

export function StepList({ steps, current }: StepListProps) {
  const index = steps.findIndex(({ step }) => step === current) + 1;
  return (
    <nav aria-label={copy.steps}>
      <div className="hidden lg:sticky lg:top-8 lg:block">
        <Steps steps={steps} current={current} />
      </div>
      <details className="group rounded-card border border-sand bg-white lg:hidden" key={current}>
        <summary className="flex min-h-12 cursor-pointer items-center justify-between gap-3 px-4 font-semibold text-plum-900 [&::-webkit-details-marker]:hidden">
          {copy.position(index, steps.length)}
          <span className="inline-flex items-center gap-1 font-normal text-stone">
            {copy.allSteps}
            <ChevronDown aria-hidden="true" className="size-5 group-open:rotate-180" />
          </span>
        </summary>
        <div className="border-t border-sand p-2">
          <Steps steps={steps} current={current} />
        </div>
      </details>
    </nav>
  );
}
