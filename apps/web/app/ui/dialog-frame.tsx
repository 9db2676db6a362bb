import { CSPProvider } from '@base-ui/react/csp-provider';
import { Dialog as Base } from '@base-ui/react/dialog';
import { ArrowLeft, X } from 'lucide-react';
import { type ReactNode, useEffect, useRef } from 'react';
// Loaded with the first dialog, so that Back closes it.
import '../lib/overlay-history.ts';
import { uiCopy } from './copy.ts';
import { cx } from './cx.ts';
import { IconButton, iconButtonStyle } from './icon-button.tsx';

const widths = { small: 'max-w-110', medium: 'max-w-140', large: 'max-w-190' };

const places = {
  centre:
    'm-auto max-h-[calc(100dvh-2rem)] w-[calc(100vw-2rem)] rounded-card data-ending-style:scale-97 data-starting-style:scale-97',
  side: 'ml-auto h-dvh w-full max-w-105 data-ending-style:translate-x-8 data-starting-style:translate-x-8',
  screen:
    'h-dvh w-full data-ending-style:scale-97 data-starting-style:scale-97 sm:m-auto sm:h-auto sm:max-h-[calc(100dvh-2rem)] sm:w-[calc(100vw-2rem)] sm:max-w-110 sm:rounded-card',
  // Same height at every step.
  steps:
    'h-dvh w-full data-ending-style:scale-97 data-starting-style:scale-97 lg:m-auto lg:h-[min(46rem,calc(100dvh-2rem))] lg:max-w-230 lg:rounded-card',
};

/** The second click of the double click that opened the dialog must not close it. */
const isRestOfDoubleClick = (event: Event, reason: string): boolean =>
  reason === 'outside-press' && event instanceof UIEvent && event.detail > 1;

/** Dismissing a toast must not close the dialog. */
const isOnToast = (target: EventTarget | null): boolean =>
  target instanceof Element && target.closest('[data-toasts], [data-update-notice]') !== null;

export type DialogFrameProps = {
  open: boolean;
  /** `press`: the close button or a click outside. */
  onClose: (by: 'escape' | 'press') => void;
  size?: keyof typeof widths | undefined;
  /**
   * `side` slides in from the right; `screen` and `steps` fill the screen of a phone; `steps` has a
   * fixed size on desktops.
   */
  place?: keyof typeof places | undefined;
  /** Element that gets the focus after closing; null: the one that had it before. */
  focusAfter?: (() => HTMLElement | null) | undefined;
  children: ReactNode;
};

export function DialogFrame(props: DialogFrameProps) {
  const { open, onClose, size = 'medium', place = 'centre', focusAfter, children } = props;
  return (
    <CSPProvider disableStyleElements>
      <Base.Root
        open={open}
        onOpenChange={(next, { event, reason }) => {
          if (next || isOnToast(event.target) || isRestOfDoubleClick(event, reason)) return;
          // A field in the dialog has handled Escape.
          if (reason === 'escape-key' && event.defaultPrevented) return;
          onClose(reason === 'escape-key' ? 'escape' : 'press');
        }}
      >
        <Base.Portal>
          {/* Nested dialogs need a backdrop too. */}
          <Base.Backdrop
            forceRender
            className="fixed inset-0 z-40 bg-plum-950/55 transition-opacity duration-200 data-ending-style:opacity-0 data-starting-style:opacity-0"
          />
          <Base.Viewport className="fixed inset-0 z-40 flex overflow-hidden">
            <Base.Popup
              finalFocus={focusAfter}
              className={cx(
                'flex flex-col overflow-hidden bg-ivory shadow-soft transition-[opacity,scale,translate] duration-200',
                'outline-none data-ending-style:opacity-0 data-starting-style:opacity-0',
                places[place],
                place === 'centre' && widths[size],
              )}
            >
              {children}
            </Base.Popup>
          </Base.Viewport>
        </Base.Portal>
      </Base.Root>
    </CSPProvider>
  );
}

/** Scrollable content must be focusable for the arrow keys. */
const makeFocusableIfScrollable = (content: HTMLElement | null): (() => void) | undefined => {
  if (!content) return undefined;
  const watch = new ResizeObserver(() => {
    if (content.scrollHeight > content.clientHeight) content.tabIndex = 0;
    else content.removeAttribute('tabindex');
  });
  for (const part of [content, ...content.children]) watch.observe(part);
  return () => watch.disconnect();
};

/** Focuses the title of the next step, so that screen readers announce it. */
const useTitleFocus = (shouldFocus: boolean) => {
  const title = useRef<HTMLHeadingElement>(null);
  const shouldFocusRef = useRef(shouldFocus);
  useEffect(() => {
    if (shouldFocusRef.current) title.current?.focus();
  }, []);
  return title;
};

export type DialogPanelProps = {
  title: string;
  description?: ReactNode;
  /** Buttons that stay visible while the content scrolls. */
  footer?: ReactNode;
  onBack?: (() => void) | undefined;
  /** Replaces another panel of an open dialog. */
  isNext?: boolean;
  children?: ReactNode;
};

export function DialogPanel(props: DialogPanelProps) {
  const { title, description, footer, onBack, isNext = false, children } = props;
  const titleRef = useTitleFocus(isNext);
  return (
    <>
      <header
        className={cx(
          'flex items-start gap-3 border-b border-sand py-3 pr-2',
          onBack ? 'pl-2' : 'pl-5',
        )}
      >
        {onBack && (
          <IconButton label={uiCopy.back} className="-mr-2" onClick={onBack}>
            <ArrowLeft aria-hidden="true" />
          </IconButton>
        )}
        <div className="grow py-1.5">
          <Base.Title
            ref={titleRef}
            tabIndex={-1}
            // Smaller on phones, beside the back button.
            className={cx('outline-none', onBack ? 'text-lg sm:text-xl' : 'text-xl')}
          >
            {title}
          </Base.Title>
          {description !== undefined && (
            <Base.Description className="mt-1 text-sm text-stone">{description}</Base.Description>
          )}
        </div>
        <Base.Close aria-label={uiCopy.close} className={iconButtonStyle()}>
          <X aria-hidden="true" />
        </Base.Close>
      </header>
      <div
        ref={makeFocusableIfScrollable}
        className="grow overflow-y-auto overscroll-contain px-5 py-5 -outline-offset-3"
      >
        {children}
      </div>
      {footer !== undefined && (
        <footer className="flex flex-wrap justify-end gap-3 border-t border-sand bg-white px-5 pt-4 pb-[max(1rem,env(safe-area-inset-bottom))]">
          {footer}
        </footer>
      )}
    </>
  );
}
