import type { ReactNode } from 'react';
import { wordsCopy as copy } from './copy.ts';

/** The words in the look of the place where they stand. */
export function Preview({ className, children }: { className: string; children: ReactNode }) {
  return (
    <figure>
      <figcaption className="mb-1.5 text-sm font-semibold text-plum-900">{copy.preview}</figcaption>
      <div className={`rounded-field p-4 wrap-anywhere sm:p-5 ${className}`}>{children}</div>
    </figure>
  );
}
