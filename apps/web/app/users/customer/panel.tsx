import { type ReactNode, useId } from 'react';
import { Card } from '../../ui/card.tsx';

type PanelProps = { title: string; intro?: string; children: ReactNode };

/** One matter of a customer's page. */
export function Panel({ title, intro, children }: PanelProps) {
  const id = useId();
  return (
    <Card as="section" aria-labelledby={id} className="min-w-0 p-4 lg:p-5">
      <h2 id={id} className="text-lg text-plum-900">
        {title}
      </h2>
      {intro && <p className="mt-0.5 text-sm text-stone">{intro}</p>}
      <div className="mt-3">{children}</div>
    </Card>
  );
}
