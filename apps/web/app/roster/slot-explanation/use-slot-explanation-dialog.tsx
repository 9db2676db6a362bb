import { useState } from 'react';
import { SlotExplanationDialog, type SlotExplanationStart } from './slot-explanation-dialog.tsx';

export const useSlotExplanationDialog = () => {
  const [opened, setOpened] = useState<{
    start: SlotExplanationStart;
    isOpen: boolean;
    time: number;
  }>();
  return {
    openExplanation: (start: SlotExplanationStart): void =>
      setOpened({ start, isOpen: true, time: (opened?.time ?? 0) + 1 }),
    explanationDialog: opened && (
      <SlotExplanationDialog
        key={opened.time}
        open={opened.isOpen}
        start={opened.start}
        onClose={() => setOpened({ ...opened, isOpen: false })}
      />
    ),
  };
};
