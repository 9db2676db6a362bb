import { type ReactNode, useEffect, useRef } from 'react';
import { Notice } from '../../ui/notice.tsx';

type FailureNoticeProps = { title: string; text: ReactNode; action?: ReactNode };

export function FailureNotice({ title, text, action }: FailureNoticeProps) {
  const ref = useRef<HTMLDivElement>(null);
  useEffect(() => {
    ref.current?.scrollIntoView({ block: 'nearest' });
    ref.current?.focus({ preventScroll: true });
  }, []);
  return (
    <div ref={ref} tabIndex={-1} className="scroll-m-5 outline-none">
      <Notice tone="bad">
        <p className="font-semibold">{title}</p>
        <div className="mt-1 text-plum-950">{text}</div>
        {action && <div className="mt-3 flex flex-wrap gap-3">{action}</div>}
      </Notice>
    </div>
  );
}
