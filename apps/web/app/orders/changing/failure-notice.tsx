import { type ReactNode, useEffect, useRef } from 'react';
import { Notice } from '../../ui/notice.tsx';

type TroubleNoticeProps = { title: string; text: ReactNode; action?: ReactNode };

export function FailureNotice({ title, text, action }: TroubleNoticeProps) {
  const place = useRef<HTMLDivElement>(null);
  useEffect(() => {
    place.current?.scrollIntoView({ block: 'nearest' });
    place.current?.focus({ preventScroll: true });
  }, []);
  return (
    <div ref={place} tabIndex={-1} className="scroll-m-5 outline-none">
      <Notice tone="bad">
        <p className="font-semibold">{title}</p>
        <div className="mt-1 text-plum-950">{text}</div>
        {action && <div className="mt-3 flex flex-wrap gap-3">{action}</div>}
      </Notice>
    </div>
  );
}
