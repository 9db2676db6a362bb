import { useState } from 'react';
import { WhyDialog, type WhyStart } from './why-dialog.tsx';

/** The question of a page why a time is free or not; each one begins afresh. */
export const useWhyDialog = () => {
  const [asked, setAsked] = useState<{ start: WhyStart; isOpen: boolean; time: number }>();
  return {
    ask: (start: WhyStart): void => setAsked({ start, isOpen: true, time: (asked?.time ?? 0) + 1 }),
    dialog: asked && (
      <WhyDialog
        key={asked.time}
        open={asked.isOpen}
        start={asked.start}
        onClose={() => setAsked({ ...asked, isOpen: false })}
      />
    ),
  };
};
