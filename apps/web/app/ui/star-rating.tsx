import { Frown, Meh, Smile, Star } from 'lucide-react';
import { useId, useState } from 'react';
import { uiCopy } from './copy.ts';
import { cx } from './cx.ts';

type StarRatingProps = {
  label: string;
  /** 0: nothing chosen. */
  value: number;
  onChange: (rating: number) => void;
};

const faceOf = (rating: number) => (rating > 3 ? Smile : rating === 3 ? Meh : Frown);

/** Radio buttons, for keyboards, touch and screen readers. */
export function StarRating({ label, value, onChange }: StarRatingProps) {
  const name = useId();
  const [hovered, setHovered] = useState(0);
  const shown = hovered || value;
  const Face = faceOf(shown);
  return (
    <fieldset>
      <legend className="mb-1 text-sm font-semibold text-plum-900">{label}</legend>
      <div className="flex flex-wrap items-center gap-x-3">
        <div className="-ml-2 flex" onPointerLeave={() => setHovered(0)}>
          {[1, 2, 3, 4, 5].map((star) => (
            <label
              key={star}
              onPointerEnter={(event) => event.pointerType === 'mouse' && setHovered(star)}
              className="group relative flex size-11 cursor-pointer items-center justify-center rounded-full has-focus-visible:outline-3 has-focus-visible:outline-plum-500"
            >
              <input
                type="radio"
                name={name}
                value={star}
                checked={value === star}
                onChange={() => {
                  setHovered(0);
                  onChange(star);
                }}
                aria-label={uiCopy.stars(star)}
                className="absolute inset-0 cursor-pointer opacity-0"
              />
              <Star
                aria-hidden="true"
                className={cx(
                  'size-8 transition-colors early:group-has-checked:fill-haldi-400 early:group-has-[~label_:checked]:fill-haldi-400',
                  star <= shown ? 'fill-haldi-400 text-haldi-500' : 'fill-white text-edge',
                )}
              />
            </label>
          ))}
        </div>
        <p aria-live="polite" className="flex min-h-7 items-center gap-1.5 font-semibold">
          {shown > 0 && (
            <>
              <Face aria-hidden="true" className="size-6 text-plum-600" />
              {uiCopy.stars(shown)}
            </>
          )}
        </p>
      </div>
    </fieldset>
  );
}
