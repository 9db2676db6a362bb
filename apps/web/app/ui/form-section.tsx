import type { ReactNode } from 'react';
import { Card } from './card.tsx';
import { cx } from './cx.ts';

type FormSectionProps = {
  title: string;
  text: string;
  isPaired?: boolean;
  children: ReactNode;
};

export function FormSection({ title, text, isPaired, children }: FormSectionProps) {
  return (
    <section
      aria-label={title}
      className="grid grid-cols-1 gap-3 lg:grid-cols-[18rem_1fr] lg:gap-8"
    >
      <div className="lg:pt-5">
        <h2 className="text-xl text-plum-900">{title}</h2>
        <p className="mt-1 text-stone">{text}</p>
      </div>
      <Card
        className={cx('grid min-w-0 grid-cols-1 content-start gap-5', isPaired && 'sm:grid-cols-2')}
      >
        {children}
      </Card>
    </section>
  );
}
