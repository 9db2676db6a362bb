import { CSPProvider } from '@base-ui/react/csp-provider';
import { Dialog as Base } from '@base-ui/react/dialog';
import { X } from 'lucide-react';
import type { ReactNode } from 'react';
import { uiCopy } from './copy.ts';
import { cx } from './cx.ts';
import { iconButtonStyle } from './icon-button.tsx';

export type DialogProps = {
  open: boolean;
  onClose: () => void;
  title: string;
  /** One sentence under the title. */
  description?: ReactNode;
  children?: ReactNode;
  /** Buttons; they stay in sight while the content scrolls. */
  footer?: ReactNode;
  size?: 'small' | 'medium' | 'large';
  /** `side` slides in from the right and takes the full height: see SidePanel. */
  place?: 'centre' | 'side';
};

const widths = { small: 'max-w-110', medium: 'max-w-140', large: 'max-w-190' };

const places = {
  centre:
    'm-auto max-h-[calc(100dvh-2rem)] w-[calc(100vw-2rem)] rounded-card data-ending-style:scale-97 data-starting-style:scale-97',
  side: 'ml-auto h-dvh w-full max-w-105 data-ending-style:translate-x-8 data-starting-style:translate-x-8',
};

/** Content that scrolls takes the focus, so that arrow keys can move it; other content does not. */
const reachableIfScrolling = (content: HTMLElement | null): (() => void) | undefined => {
  if (!content) return undefined;
  const watch = new ResizeObserver(() => {
    if (content.scrollHeight > content.clientHeight) content.tabIndex = 0;
    else content.removeAttribute('tabindex');
  });
  for (const part of [content, ...content.children]) watch.observe(part);
  return () => watch.disconnect();
};

/** Putting a message away must not take the dialog with it. */
const isOnToast = (target: EventTarget | null): boolean =>
  target instanceof Element && target.closest('[data-toasts]') !== null;

/** A centred modal. Escape, the close button and a press outside all call `onClose`. */
export function Dialog(props: DialogProps) {
  const { open, onClose, title, description, children, footer } = props;
  const { size = 'medium', place = 'centre' } = props;
  return (
    <CSPProvider disableStyleElements>
      <Base.Root
        open={open}
        onOpenChange={(next, { event }) => !next && !isOnToast(event.target) && onClose()}
      >
        <Base.Portal>
          {/* A dialog above a dialog darkens it like any page. */}
          <Base.Backdrop
            forceRender
            className="fixed inset-0 z-40 bg-plum-950/55 transition-opacity duration-200 data-ending-style:opacity-0 data-starting-style:opacity-0"
          />
          <Base.Viewport className="fixed inset-0 z-40 flex overflow-hidden">
            <Base.Popup
              className={cx(
                'flex flex-col overflow-hidden bg-ivory shadow-soft transition-[opacity,scale,translate] duration-200',
                'outline-none data-ending-style:opacity-0 data-starting-style:opacity-0',
                places[place],
                place === 'centre' && widths[size],
              )}
            >
              <header className="flex items-start gap-3 border-b border-sand py-3 pr-2 pl-5">
                <div className="grow py-1.5">
                  <Base.Title className="text-xl">{title}</Base.Title>
                  {description !== undefined && (
                    <Base.Description className="mt-1 text-sm text-stone">
                      {description}
                    </Base.Description>
                  )}
                </div>
                <Base.Close aria-label={uiCopy.close} className={iconButtonStyle()}>
                  <X aria-hidden="true" />
                </Base.Close>
              </header>
              <div
                ref={reachableIfScrolling}
                className="grow overflow-y-auto overscroll-contain px-5 py-5 -outline-offset-3"
              >
                {children}
              </div>
              {footer !== undefined && (
                <footer className="flex flex-wrap justify-end gap-3 border-t border-sand bg-white px-5 pt-4 pb-[max(1rem,env(safe-area-inset-bottom))]">
                  {footer}
                </footer>
              )}
            </Base.Popup>
          </Base.Viewport>
        </Base.Portal>
      </Base.Root>
    </CSPProvider>
  );
}
