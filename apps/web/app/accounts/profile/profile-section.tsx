import { type ReactNode, useId } from 'react';
import { Card } from '../../ui/card.tsx';

type ProfileCardProps = {
  title: string;
  text?: string;
  action?: ReactNode;
  children?: ReactNode;
};

export function ProfileSection({ title, text, action, children }: ProfileCardProps) {
  const id = useId();
  return (
    <Card as="section" aria-labelledby={id} className="lg:p-7">
      <div className="flex min-h-11 items-center justify-between gap-4">
        <h2 id={id} className="text-xl text-plum-900">
          {title}
        </h2>
        {action}
      </div>
      {text && <p className="mt-1 text-stone">{text}</p>}
      {children}
    </Card>
  );
}
