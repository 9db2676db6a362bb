import { useState } from 'react';
import { Button } from '../../ui/button.tsx';
import ConfirmDialog from '../../ui/confirm-dialog.tsx';
import { SelectionBar } from '../../ui/selection-bar.tsx';
import { toast } from '../../ui/toast.ts';
import { showUndoToast } from '../../ui/undo-toast.ts';
import { messagesCopy as copy } from './copy.ts';
import { useSendCommandToMessages } from './queries.ts';

type SkipSelectedProps = { ids: readonly string[]; onClear: () => void };

export function SkipSelectedMessages({ ids, onClear }: SkipSelectedProps) {
  const [isAsking, setIsAsking] = useState(false);
  const [isBusy, setIsBusy] = useState(false);
  const sendCommands = useSendCommandToMessages();
  const run = async (
    command: 'leave' | 'back',
    which: readonly string[],
  ): Promise<readonly string[]> => {
    const changed = await sendCommands(command, which);
    const failed = which.length - changed.length;
    if (failed > 0) toast.error(copy.notChanged(failed));
    return changed;
  };
  const restore = async (which: readonly string[]): Promise<void> => {
    const restored = await run('back', which);
    if (restored.length > 0) toast.success(copy.restoredMany(restored.length));
  };
  const skip = async (): Promise<void> => {
    setIsBusy(true);
    const skipped = await run('leave', ids);
    setIsBusy(false);
    setIsAsking(false);
    onClear();
    if (skipped.length === 0) return;
    showUndoToast(copy.skippedMany(skipped.length), copy.undo, () => void restore(skipped));
  };
  return (
    <>
      {ids.length > 0 && (
        <SelectionBar
          label={copy.selection}
          text={copy.selected(ids.length)}
          clear={copy.clearSelection}
          onClear={onClear}
        >
          <Button look="golden" aria-haspopup="dialog" onClick={() => setIsAsking(true)}>
            {copy.skip}
          </Button>
        </SelectionBar>
      )}
      <ConfirmDialog
        open={isAsking}
        title={copy.skipQuestion(ids.length)}
        text={copy.skipText}
        confirm={copy.skip}
        look="primary"
        busy={isBusy}
        onConfirm={() => void skip()}
        onClose={() => setIsAsking(false)}
      />
    </>
  );
}
