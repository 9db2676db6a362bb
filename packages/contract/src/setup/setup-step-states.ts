import { type SetupStep, type SetupStepState, setupSteps } from './schema.ts';
import type { MissingSetupPart } from './setup-requirements.ts';

export const setupStepByMissingPart = {
  business: 'business',
  menu: 'menu',
  people: 'people',
  skills: 'people',
  hours: 'hours',
} as const satisfies Record<MissingSetupPart, SetupStep>;

export const findSetupStepStates = (
  passed: readonly string[],
  missing: readonly MissingSetupPart[],
  isOpen: boolean,
): { step: SetupStep; state: SetupStepState }[] => {
  const stepsMissingParts = new Set<SetupStep>(missing.map((part) => setupStepByMissingPart[part]));
  const stateOf = (step: SetupStep): SetupStepState => {
    if (step === 'open') return isOpen ? 'done' : 'open';
    if (!passed.includes(step)) return 'open';
    return stepsMissingParts.has(step) ? 'skipped' : 'done';
  };
  return setupSteps.map((step) => ({ step, state: stateOf(step) }));
};
