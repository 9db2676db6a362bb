import { useId, useState } from 'react';
import { cx } from '../../ui/cx.ts';
import { messagesCopy as copy } from './copy.ts';

const shownLines = 3;
/** About as many letters as stand in the lines that a phone shows. */
const shownLetters = 120;

const isLong = (text: string): boolean =>
  text.split('\n').length > shownLines || text.length > shownLetters;

/** The words themselves; a long text opens at a press. */
export function MessageText({ text }: { text: string }) {
  const id = useId();
  const [isOpen, setIsOpen] = useState(false);
  return (
    <div className="mt-2 rounded-field rounded-tl-none border border-haldi-200 bg-haldi-50 px-4 py-2.5">
      <p id={id} className={cx('whitespace-pre-line wrap-anywhere', !isOpen && 'line-clamp-3')}>
        {text}
      </p>
      {isLong(text) && (
        <button
          type="button"
          aria-expanded={isOpen}
          aria-controls={id}
          onClick={() => setIsOpen(!isOpen)}
          className="-mb-2 inline-flex min-h-11 items-center font-semibold text-plum-700 underline decoration-haldi-400 decoration-2 underline-offset-4"
        >
          {isOpen ? copy.readLess : copy.readAll}
        </button>
      )}
    </div>
  );
}
