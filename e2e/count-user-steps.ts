import type { Locator, Page } from '@playwright/test';
import { tapOrClick } from './booking-helpers.ts';

/** Counts presses, typed fields and opened pages. */
export type CountedSteps = {
  open: (page: Page, address: string) => Promise<void>;
  press: (target: Locator) => Promise<void>;
  type: (field: Locator, text: string) => Promise<void>;
  count: () => number;
};

export const createStepCounter = (): CountedSteps => {
  let steps = 0;
  return {
    open: async (page, address) => {
      steps += 1;
      await page.goto(address);
      await page.waitForFunction(() => document.documentElement.dataset.hydrated === 'true');
    },
    press: async (target) => {
      steps += 1;
      await tapOrClick(target);
    },
    type: async (field, text) => {
      steps += 1;
      await field.fill(text);
    },
    count: () => steps,
  };
};
