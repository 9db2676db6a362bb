import { type SetupStep, type StepState, setupSteps } from './schema.ts';
import type { MissingPart } from './setup-requirements.ts';

export const stepForMissingPart = {
  business: 'business',
  menu: 'menu',
  people: 'people',
  skills: 'people',
  hours: 'hours',
} as const satisfies Record<MissingPart, SetupStep>;

export const findSetupStepStates = (
  passed: readonly string[],
  missing: readonly MissingPart[],
  isOpen: boolean,
): { step: SetupStep; state: StepState }[] => {
  const stepsMissingParts = new Set<SetupStep>(missing.map((part) => stepForMissingPart[part]));
  const stateOf = (step: SetupStep): StepState => {
    if (step === 'open') return isOpen ? 'done' : 'open';
    if (!passed.includes(step)) return 'open';
    return stepsMissingParts.has(step) ? 'skipped' : 'done';
  };
  return setupSteps.map((step) => ({ step, state: stateOf(step) }));
};
