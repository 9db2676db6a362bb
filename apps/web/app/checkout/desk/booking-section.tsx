import { type ReactNode, useId } from 'react';
import { Card } from '../../ui/card.tsx';

type StepProps = {
  title: string;
  action?: ReactNode;
  children: ReactNode;
};

export function BookingSection({ title, action, children }: StepProps) {
  const id = useId();
  return (
    <Card as="section" aria-labelledby={id} className="min-w-0 p-4 lg:p-5">
      <div className="mb-3 flex min-h-9 items-center justify-between gap-3">
        <h2 id={id} className="text-lg text-plum-900">
          {title}
        </h2>
        {action}
      </div>
      {children}
    </Card>
  );
}
