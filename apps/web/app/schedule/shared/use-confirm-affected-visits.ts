import { AffectedVisits } from '@haldi/contract/orders/desk/visit-schemas';
import { useState } from 'react';
import { CallError } from '../../lib/call.ts';

/** Sends a change; if it affects booked visits, sends it again after confirmation. */
export const useConfirmAffectedVisits = <Input>(
  send: (input: Input, acknowledged?: string) => Promise<void>,
) => {
  const [asked, setAsked] = useState<{ affected: AffectedVisits; input: Input }>();
  const attempt = async (input: Input, acknowledged?: string): Promise<void> => {
    try {
      await send(input, acknowledged);
      setAsked(undefined);
    } catch (error) {
      const details =
        error instanceof CallError && error.reason.code === 'VISITS_AFFECTED'
          ? AffectedVisits.safeParse(error.reason.details)
          : undefined;
      if (details?.success) return setAsked({ affected: details.data, input });
      setAsked(undefined);
      throw error;
    }
  };
  return {
    affected: asked?.affected,
    attempt,
    /** Confirms the change for the visits that were shown. */
    confirm: async (stamp: string): Promise<void> => {
      if (asked) await attempt(asked.input, stamp);
    },
    cancel: (): void => setAsked(undefined),
  };
};
