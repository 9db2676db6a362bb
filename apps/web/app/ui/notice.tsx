import { CircleAlert, CircleCheck, Info } from 'lucide-react';
import type { ReactNode } from 'react';
import { cx } from './cx.ts';

const looks = {
  info: { box: 'border-haldi-300 bg-haldi-50 text-plum-950', icon: Info },
  good: { box: 'border-leaf-600 bg-leaf-100 text-leaf-700', icon: CircleCheck },
  bad: { box: 'border-brick-600 bg-brick-100 text-brick-700', icon: CircleAlert },
};

type NoticeProps = { tone: keyof typeof looks; className?: string; children: ReactNode };

/** Screen readers announce `bad` at once. */
export function Notice({ tone, className, children }: NoticeProps) {
  const { box, icon: Icon } = looks[tone];
  return (
    <div
      role={tone === 'bad' ? 'alert' : undefined}
      className={cx('flex items-start gap-3 rounded-field border px-4 py-3', box, className)}
    >
      <Icon aria-hidden="true" className="mt-0.5 size-5 shrink-0" />
      <div className="min-w-0 grow">{children}</div>
    </div>
  );
}
