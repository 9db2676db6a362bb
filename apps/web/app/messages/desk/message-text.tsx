import { useEffect, useId, useRef, useState } from 'react';
import { cx } from '../../ui/cx.ts';
import { messagesCopy as copy } from './copy.ts';

const collapseEmptyLines = (text: string): string => text.replace(/\n{2,}/g, '\n');

/** Depends on the width. */
const useIsCut = (isOpen: boolean) => {
  const place = useRef<HTMLParagraphElement>(null);
  const [isCut, setIsCut] = useState(false);
  useEffect(() => {
    const words = place.current;
    if (!words || isOpen) return undefined;
    const watch = new ResizeObserver(() => setIsCut(words.scrollHeight > words.clientHeight + 1));
    watch.observe(words);
    return () => watch.disconnect();
  }, [isOpen]);
  return { place, isCut };
};

export function MessageText({ text }: { text: string }) {
  const id = useId();
  const [isOpen, setIsOpen] = useState(false);
  const { place, isCut } = useIsCut(isOpen);
  return (
    <div className="mt-2 w-fit max-w-full rounded-field rounded-tl-none border border-haldi-200 bg-haldi-50 px-4 py-2.5">
      <p
        id={id}
        ref={place}
        className={cx('whitespace-pre-line wrap-anywhere', !isOpen && 'line-clamp-3')}
      >
        {isOpen ? text : collapseEmptyLines(text)}
      </p>
      {(isCut || isOpen) && (
        <button
          type="button"
          aria-expanded={isOpen}
          aria-controls={id}
          onClick={() => setIsOpen(!isOpen)}
          className="-mb-2 inline-flex min-h-11 items-center font-semibold text-plum-700 underline decoration-haldi-400 decoration-2 underline-offset-4"
        >
          {isOpen ? copy.showLess : copy.showMore}
        </button>
      )}
    </div>
  );
}
