import type { ReactNode } from 'react';
import { cx } from './cx.ts';

export type BadgeTone = 'neutral' | 'golden' | 'plum' | 'good' | 'bad';

const tones: Record<BadgeTone, string> = {
  neutral: 'bg-sand text-plum-900',
  golden: 'bg-haldi-100 text-haldi-800',
  plum: 'bg-plum-100 text-plum-600',
  good: 'bg-leaf-100 text-leaf-700',
  bad: 'bg-brick-100 text-brick-700',
};

type BadgeProps = { tone?: BadgeTone; className?: string; children: ReactNode };

export function Badge({ tone = 'neutral', className, children }: BadgeProps) {
  return (
    <span
      className={cx(
        'inline-flex items-center gap-1 rounded-full px-2.5 py-0.5 text-sm font-semibold whitespace-nowrap',
        tones[tone],
        className,
      )}
    >
      {children}
    </span>
  );
}
