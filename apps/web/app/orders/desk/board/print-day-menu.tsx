import { LayoutList, Printer, UserRound } from 'lucide-react';
import { Menu } from '../../../ui/menu.tsx';
import { boardCopy } from './copy.ts';

const copy = boardCopy.print;

export function PrintDayMenu({ onPrint }: { onPrint: (isSheets: boolean) => void }) {
  return (
    <Menu
      label={copy.print}
      icon={<Printer aria-hidden="true" />}
      items={[
        { label: copy.board, icon: LayoutList, onSelect: () => onPrint(false) },
        { label: copy.sheets, icon: UserRound, onSelect: () => onPrint(true) },
      ]}
    />
  );
}
