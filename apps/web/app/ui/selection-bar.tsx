import { X } from 'lucide-react';
import type { ReactNode } from 'react';
import { IconButton } from './icon-button.tsx';

type SelectionBarProps = {
  label: string;
  text: string;
  clear: string;
  onClear: () => void;
  /** On narrow phones the buttons are below the text. */
  children: ReactNode;
};

export function SelectionBar({ label, text, clear, onClear, children }: SelectionBarProps) {
  return (
    <section
      aria-label={label}
      className="fixed inset-x-2 bottom-[max(0.5rem,env(safe-area-inset-bottom))] z-10 mx-auto flex max-w-180 flex-wrap items-center gap-x-2 rounded-card bg-plum-900 p-2 text-white shadow-soft lg:left-67"
    >
      <p role="status" className="grow pl-2 font-semibold whitespace-nowrap tabular-nums">
        {text}
      </p>
      <IconButton
        label={clear}
        onClick={onClear}
        className="text-white hover:bg-white/10 active:bg-white/20 sm:order-last"
      >
        <X aria-hidden="true" className="size-5" />
      </IconButton>
      <div className="flex items-stretch gap-1.5 *:px-2.5 max-sm:w-full max-sm:*:grow sm:gap-2 sm:*:px-4">
        {children}
      </div>
    </section>
  );
}
