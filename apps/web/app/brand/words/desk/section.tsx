import type { ReactNode } from 'react';
import { Card } from '../../../ui/card.tsx';
import { wordsCopy as copy } from './copy.ts';

type SectionProps = { title: string; text: string; children: ReactNode };

/** What it is about on the left, the fields on the right; on a phone one below the other. */
export function Section({ title, text, children }: SectionProps) {
  return (
    <section
      aria-label={title}
      className="grid grid-cols-1 gap-3 lg:grid-cols-[18rem_1fr] lg:gap-8"
    >
      <div className="lg:pt-5">
        <h2 className="text-xl text-plum-900">{title}</h2>
        <p className="mt-1 text-stone">{text}</p>
      </div>
      <Card className="grid min-w-0 grid-cols-1 content-start gap-5">{children}</Card>
    </section>
  );
}

/** The words in the look of the place where they stand. */
export function Preview({ className, children }: { className: string; children: ReactNode }) {
  return (
    <figure>
      <figcaption className="mb-1.5 text-sm font-semibold text-plum-900">{copy.preview}</figcaption>
      <div className={`rounded-field p-4 wrap-anywhere sm:p-5 ${className}`}>{children}</div>
    </figure>
  );
}
