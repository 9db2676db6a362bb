import type { Design } from '@haldi/contract/designs/design';
import { ChevronLeft, ChevronRight, Share2, X } from 'lucide-react';
import {
  type KeyboardEvent,
  type MouseEvent,
  type PointerEvent,
  useEffect,
  useRef,
  useState,
} from 'react';
import { copyTextToClipboard } from '../lib/copy-to-clipboard.ts';
import { IconButton } from '../ui/icon-button.tsx';
import { designsCopy } from './copy.ts';
import { adjacentDesign } from './design-query.ts';
import { LightboxCaption } from './lightbox-caption.tsx';
import type { MehndiService } from './service-for-design.ts';

/** Uses the native share sheet, else copies the link. Returns the message to show. */
const shareDesign = async (design: Design, address: string): Promise<string> => {
  if (navigator.share) {
    await navigator
      .share({ title: design.name, text: designsCopy.shareText(design), url: address })
      // Closing the sheet is not an error.
      .catch(() => undefined);
    return '';
  }
  return (await copyTextToClipboard(address)) ? designsCopy.copied : designsCopy.copyFailed;
};

type LightboxProps = {
  design: Design;
  designs: readonly Design[];
  number: number;
  service: MehndiService | undefined;
  onShow: (slug: string) => void;
  onClose: () => void;
};

const arrowStyle = 'bg-white shadow-soft max-lg:absolute max-lg:top-1/2 max-lg:-mt-5.5';

/** Native modal dialog: it handles focus and Escape. */
const useModal = () => {
  const dialog = useRef<HTMLDialogElement>(null);
  useEffect(() => {
    if (!dialog.current?.open) dialog.current?.showModal();
    dialog.current?.querySelector<HTMLElement>('[data-close]')?.focus();
    document.documentElement.classList.add('overflow-hidden');
    return () => document.documentElement.classList.remove('overflow-hidden');
  }, []);
  return dialog;
};

const usePreloadNeighbours = (designs: readonly Design[], slug: string): void => {
  useEffect(() => {
    for (const step of [1, -1] as const) {
      const next = adjacentDesign(designs, slug, step);
      if (next) new Image().src = next.image;
    }
  }, [designs, slug]);
};

/** Counts from the last requested design: quick presses come before the URL updates. */
const useBrowsing = (designs: readonly Design[], slug: string, onShow: (slug: string) => void) => {
  const requestedSlug = useRef(slug);
  useEffect(() => {
    requestedSlug.current = slug;
  }, [slug]);
  return (step: 1 | -1): void => {
    const next = adjacentDesign(designs, requestedSlug.current, step);
    if (!next) return;
    requestedSlug.current = next.slug;
    onShow(next.slug);
  };
};

const farEnough = 48;

/** Vertical swipes stay with the browser (`touch-action: pan-y`). */
const useSwipe = (onSwipe: (direction: 1 | -1) => void) => {
  const start = useRef<{ id: number; x: number } | null>(null);
  const letGo = (element: HTMLElement): void => {
    start.current = null;
    element.style.removeProperty('translate');
  };
  return {
    onPointerDown: (event: PointerEvent<HTMLElement>): void => {
      if (!event.isPrimary || event.button !== 0) return;
      start.current = { id: event.pointerId, x: event.clientX };
      event.currentTarget.setPointerCapture(event.pointerId);
    },
    onPointerMove: (event: PointerEvent<HTMLElement>): void => {
      if (start.current?.id !== event.pointerId) return;
      event.currentTarget.style.translate = `${event.clientX - start.current.x}px`;
    },
    onPointerUp: (event: PointerEvent<HTMLElement>): void => {
      if (start.current?.id !== event.pointerId) return;
      const moved = event.clientX - start.current.x;
      letGo(event.currentTarget);
      if (Math.abs(moved) >= farEnough) onSwipe(moved < 0 ? 1 : -1);
    },
    onPointerCancel: (event: PointerEvent<HTMLElement>): void => letGo(event.currentTarget),
  };
};

export function Lightbox({ design, designs, number, service, onShow, onClose }: LightboxProps) {
  const dialog = useModal();
  usePreloadNeighbours(designs, design.slug);
  const place = designs.findIndex(({ slug }) => slug === design.slug) + 1;
  const address = `${location.origin}/designs?design=${design.slug}`;
  const showAdjacent = useBrowsing(designs, design.slug, onShow);
  const swipe = useSwipe(showAdjacent);
  const [shared, setShared] = useState({ slug: '', text: '' });
  const share = async (): Promise<void> =>
    setShared({ slug: design.slug, text: await shareDesign(design, address) });
  const onKeyDown = ({ key }: KeyboardEvent): void => {
    if (key === 'ArrowRight') showAdjacent(1);
    if (key === 'ArrowLeft') showAdjacent(-1);
  };
  const closeOutside = (event: MouseEvent): void => {
    if (event.target === dialog.current) onClose();
  };
  const hasSeveral = designs.length > 1;
  return (
    <dialog
      ref={dialog}
      aria-labelledby="design-name"
      onClose={onClose}
      onKeyDown={onKeyDown}
      onClick={closeOutside}
      className="m-0 h-dvh max-h-none w-screen max-w-none overflow-hidden bg-ivory text-plum-950 backdrop:bg-plum-950/60 open:flex open:flex-col lg:m-auto lg:h-[min(52rem,calc(100dvh-3rem))] lg:w-[min(76rem,calc(100vw-3rem))] lg:rounded-card"
    >
      <header className="flex items-center gap-1 py-1 pr-1 pl-5 lg:absolute lg:top-3 lg:right-3 lg:z-10 lg:p-0">
        <p className="grow text-sm text-stone tabular-nums lg:pr-2">
          {designsCopy.place(place, designs.length)}
        </p>
        <p role="status" className="text-sm font-semibold text-leaf-700">
          {shared.slug === design.slug && shared.text}
        </p>
        <IconButton label={designsCopy.share} onClick={() => void share()}>
          <Share2 aria-hidden="true" className="size-5" />
        </IconButton>
        <IconButton label={designsCopy.close} data-close="" onClick={onClose}>
          <X aria-hidden="true" />
        </IconButton>
      </header>
      <div className="flex min-h-0 grow flex-col lg:grid lg:grid-cols-[1fr_26rem]">
        <div className="relative flex min-h-0 grow basis-0 items-center justify-center bg-haldi-100 lg:h-full lg:gap-6 lg:p-8">
          {hasSeveral && (
            <IconButton
              label={designsCopy.previous}
              className={`${arrowStyle} left-2 z-10`}
              onClick={() => showAdjacent(-1)}
            >
              <ChevronLeft aria-hidden="true" />
            </IconButton>
          )}
          <div
            {...swipe}
            className="flex h-full min-w-0 grow touch-pan-y items-center justify-center py-2 select-none lg:grow-0 lg:py-0"
          >
            <img
              key={design.slug}
              src={design.image}
              alt={designsCopy.alt(design)}
              width={design.width}
              height={design.height}
              draggable={false}
              className="h-full max-h-full w-auto max-w-full animate-rise rounded-sm border-6 border-white object-contain shadow-soft lg:border-12"
            />
          </div>
          {hasSeveral && (
            <IconButton
              label={designsCopy.next}
              className={`${arrowStyle} right-2 z-10`}
              onClick={() => showAdjacent(1)}
            >
              <ChevronRight aria-hidden="true" />
            </IconButton>
          )}
        </div>
        <div className="max-h-[48dvh] overflow-y-auto px-5 pt-3 pb-[max(1rem,env(safe-area-inset-bottom))] lg:max-h-none lg:px-9 lg:py-14">
          <LightboxCaption design={design} number={number} service={service} address={address} />
        </div>
      </div>
    </dialog>
  );
}
