import { Check } from 'lucide-react';
import type { ReactNode } from 'react';
import { cx } from '../ui/cx.ts';

type BookSectionProps = {
  id: string;
  step: number;
  title: string;
  note?: string | undefined;
  isDone: boolean;
  children: ReactNode;
};

export function BookStepSection({ id, step, title, note, isDone, children }: BookSectionProps) {
  return (
    <section id={id} aria-labelledby={`${id}-title`}>
      <div className="mb-4 flex items-center gap-3">
        <span
          aria-hidden="true"
          className={cx(
            'flex size-9 shrink-0 items-center justify-center rounded-full font-semibold transition-colors',
            isDone ? 'bg-leaf-600 text-white' : 'bg-haldi-300 text-plum-950',
          )}
        >
          {isDone ? <Check className="size-5" /> : step}
        </span>
        <h2
          id={`${id}-title`}
          tabIndex={-1}
          className="rounded-field text-xl outline-offset-4 text-plum-900 lg:text-2xl"
        >
          {title}
        </h2>
        {note && <span className="ml-auto text-right text-sm text-stone">{note}</span>}
      </div>
      {children}
    </section>
  );
}
