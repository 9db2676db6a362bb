import { CalendarCheck, MessageCircle, UserRoundCheck } from 'lucide-react';
import { Button } from '../../../ui/button.tsx';
import { SelectionBar } from '../../../ui/selection-bar.tsx';
import { bulkCopy as copy } from './copy.ts';

export type BulkActionKind = 'confirm' | 'assign' | 'message';

const bulkActions = [
  { what: 'confirm', icon: CalendarCheck, look: 'golden' },
  { what: 'assign', icon: UserRoundCheck, look: 'secondary' },
  { what: 'message', icon: MessageCircle, look: 'secondary' },
] as const;

type BulkBarProps = {
  count: number;
  onDo: (what: BulkActionKind) => void;
  onClear: () => void;
};

export function BulkBar({ count, onDo, onClear }: BulkBarProps) {
  if (count === 0) return null;
  return (
    <SelectionBar label={copy.bar} text={copy.selected(count)} clear={copy.clear} onClear={onClear}>
      {bulkActions.map(({ what, icon: Icon, look }) => (
        <Button key={what} look={look} aria-haspopup="dialog" onClick={() => onDo(what)}>
          <Icon aria-hidden="true" className="size-4 max-[26rem]:hidden" />
          {copy[what]}
        </Button>
      ))}
    </SelectionBar>
  );
}
