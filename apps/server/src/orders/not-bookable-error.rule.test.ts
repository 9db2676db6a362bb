import { slotUnavailableReasons } from '@haldi/contract/schedule/availability';
import { expect, test } from 'vitest';
import { notBookableError } from './errors.ts';

test.each(slotUnavailableReasons.filter((reason) => reason !== 'FULL'))(
  'the refusal for %s is also true when staff book for a customer',
  (reason) => {
    expect(notBookableError(reason).message).not.toMatch(/\byour?\b/i);
  },
);
