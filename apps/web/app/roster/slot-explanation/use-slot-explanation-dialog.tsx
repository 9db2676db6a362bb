import { useState } from 'react';
import { SlotExplanationDialog, type SlotExplanationStart } from './slot-explanation-dialog.tsx';

export const useSlotExplanationDialog = () => {
  const [asked, setAsked] = useState<{
    start: SlotExplanationStart;
    isOpen: boolean;
    time: number;
  }>();
  return {
    ask: (start: SlotExplanationStart): void =>
      setAsked({ start, isOpen: true, time: (asked?.time ?? 0) + 1 }),
    dialog: asked && (
      <SlotExplanationDialog
        key={asked.time}
        open={asked.isOpen}
        start={asked.start}
        onClose={() => setAsked({ ...asked, isOpen: false })}
      />
    ),
  };
};
