import { Button } from './button.tsx';

type SaveBarProps = {
  copy: { unsaved: string; discard: string; save: string };
  isChanged: boolean;
  busy: boolean;
  onDiscard: () => void;
};

/** Stays in sight at the foot of a form while there is something to save. */
export function SaveBar({ copy, isChanged, busy, onDiscard }: SaveBarProps) {
  if (!isChanged) return null;
  return (
    <div
      data-sticky-foot
      className="sticky bottom-0 z-10 -mx-4 flex flex-wrap items-center justify-end gap-3 border-t border-sand bg-white px-4 pt-3 pb-[max(0.75rem,env(safe-area-inset-bottom))] shadow-soft animate-rise sm:mx-0 sm:rounded-card sm:border lg:bottom-4"
    >
      <p role="status" className="hidden grow font-semibold text-plum-900 sm:block">
        {copy.unsaved}
      </p>
      <Button look="secondary" onClick={onDiscard}>
        {copy.discard}
      </Button>
      <Button type="submit" busy={busy} className="grow sm:grow-0">
        {copy.save}
      </Button>
    </div>
  );
}
