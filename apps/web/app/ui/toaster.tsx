import { CircleAlert, CircleCheck, X } from 'lucide-react';
import { useEffect, useRef, useState } from 'react';
import { useStore } from '../lib/store.ts';
import { uiCopy } from './copy.ts';
import { cx } from './cx.ts';
import { dismissToast, monotonicNow, restoreToasts, type Toast, toasts } from './toast.ts';

function ToastCard({ toast }: { toast: Toast }) {
  const [isHeld, setIsHeld] = useState(false);
  const left = useRef(toast.until - monotonicNow());
  useEffect(() => {
    if (isHeld) return;
    const started = monotonicNow();
    const timer = setTimeout(() => dismissToast(toast.id), Math.max(0, left.current));
    return () => {
      clearTimeout(timer);
      left.current -= monotonicNow() - started;
    };
  }, [isHeld, toast.id]);
  const Icon = toast.kind === 'success' ? CircleCheck : CircleAlert;
  const { action } = toast;
  const hold = (): void => setIsHeld(true);
  const release = (): void => setIsHeld(false);
  return (
    <div
      onPointerEnter={hold}
      onPointerLeave={release}
      className={cx(
        'pointer-events-auto flex animate-rise items-start gap-3 rounded-card border py-2 pr-1 pl-4 shadow-soft',
        toast.dark ? 'border-plum-700 bg-plum-950 text-white' : 'border-sand bg-white',
      )}
    >
      <Icon
        aria-hidden="true"
        className={cx(
          'mt-2.5 size-6 shrink-0',
          toast.dark && (toast.kind === 'success' ? 'text-haldi-300' : 'text-rose-100'),
          !toast.dark && (toast.kind === 'success' ? 'text-leaf-600' : 'text-brick-600'),
        )}
      />
      <p className="min-w-0 grow py-2.5 font-semibold">{toast.text}</p>
      {action && (
        <button
          type="button"
          onFocus={hold}
          onBlur={release}
          onClick={() => {
            dismissToast(toast.id);
            action.press();
          }}
          className="min-h-11 shrink-0 rounded-full px-3 font-semibold text-haldi-300 underline underline-offset-4"
        >
          {action.label}
        </button>
      )}
      <button
        type="button"
        aria-label={uiCopy.dismiss}
        onClick={() => dismissToast(toast.id)}
        className="flex size-11 shrink-0 items-center justify-center rounded-full"
      >
        <X aria-hidden="true" className="size-5" />
      </button>
    </div>
  );
}

/**
 * Both regions always exist, because screen readers announce only changes. The explicit `aria-live`
 * keeps open dialogs from hiding them.
 */
export function Toaster() {
  const shown = useStore(toasts);
  useEffect(restoreToasts, []);
  const cards = (kind: Toast['kind']) =>
    shown
      .filter((toast) => toast.kind === kind)
      .map((toast) => <ToastCard key={toast.id} toast={toast} />);
  return (
    <section
      data-toasts=""
      aria-label={uiCopy.notifications}
      className="pointer-events-none fixed top-4 right-4 z-60 flex w-[min(24rem,calc(100vw-2rem))] flex-col"
    >
      <div role="alert" aria-live="assertive" className="flex flex-col gap-2 not-empty:mb-2">
        {cards('error')}
      </div>
      <div role="status" aria-live="polite" className="flex flex-col gap-2">
        {cards('success')}
      </div>
    </section>
  );
}
