import { CSPProvider } from '@base-ui/react/csp-provider';
import { Popover } from '@base-ui/react/popover';
import { formatDay, indiaDay } from '@haldi/contract/kit/dates';
import { Day } from '@haldi/contract/kit/day-schema';
import { CalendarDays, X } from 'lucide-react';
import { type RefObject, Suspense, useId, useRef, useState } from 'react';
import { parseTypedDay } from '../lib/parse-typed-day.ts';
import { useCloseOnBack } from '../lib/use-close-on-back.ts';
import { dateCopy as copy } from './date-copy.ts';
import { controlStyle, describedBy, FieldFrame, type FieldText } from './field.tsx';
import { iconButtonStyle } from './icon-button.tsx';
import { lazyWithPreload } from './lazy-with-preload.ts';
import { Skeleton } from './skeleton.tsx';

const DayCalendar = lazyWithPreload(() => import('./day-calendar.tsx'));

const displayDay = (day: string): string => (Day.safeParse(day).success ? formatDay(day) : day);

type PickerProps = {
  label: string;
  day: string;
  today: string;
  min: string | undefined;
  max: string | undefined;
  disabled: boolean;
  field: RefObject<HTMLInputElement | null>;
  onChoose: (day: string) => void;
};

function Picker({ label, day, today, min, max, disabled, field, onChoose }: PickerProps) {
  const [isOpen, setIsOpen] = useState(false);
  useCloseOnBack(isOpen, () => setIsOpen(false));
  return (
    <CSPProvider disableStyleElements>
      <Popover.Root open={isOpen} onOpenChange={setIsOpen}>
        <Popover.Trigger
          disabled={disabled}
          aria-label={copy.open}
          title={copy.open}
          onPointerEnter={DayCalendar.preload}
          onFocus={DayCalendar.preload}
          className={iconButtonStyle()}
        >
          <CalendarDays aria-hidden="true" className="size-5" />
        </Popover.Trigger>
        <Popover.Portal>
          <Popover.Positioner
            sideOffset={6}
            align="end"
            anchor={field}
            collisionPadding={8}
            className="z-50"
          >
            <Popover.Popup
              aria-label={copy.open}
              finalFocus={field}
              initialFocus={false}
              className="w-[min(22rem,calc(100vw-1rem))] rounded-card border border-sand bg-white p-2 shadow-soft transition-opacity outline-none data-ending-style:opacity-0 data-starting-style:opacity-0"
            >
              <Suspense fallback={<Skeleton className="h-85" />}>
                <DayCalendar
                  label={label}
                  {...{ day, today, min, max }}
                  onChoose={(chosen) => {
                    onChoose(chosen);
                    setIsOpen(false);
                  }}
                />
              </Suspense>
            </Popover.Popup>
          </Popover.Positioner>
        </Popover.Portal>
      </Popover.Root>
    </CSPProvider>
  );
}

type DateFieldProps = FieldText & {
  /** `YYYY-MM-DD` or empty. Uncontrolled if undefined. */
  value?: string;
  /** Called with an empty string while the typed text is not a date. */
  onChange?: (day: string) => void;
  name?: string;
  min?: string | undefined;
  max?: string | undefined;
  required?: boolean;
  /** Hides the clear button. */
  isSet?: boolean;
  disabled?: boolean;
  className?: string;
};

export function DateField(props: DateFieldProps) {
  const { label, error, onChange, name, min, max, required = false, disabled = false } = props;
  const isClearable = !required && !props.isSet && !disabled;
  const id = useId();
  const field = useRef<HTMLInputElement>(null);
  const [today] = useState(() => indiaDay(new Date()));
  const [ownDay, setOwnDay] = useState('');
  const day = props.value ?? ownDay;
  // Undefined while the formatted date is shown.
  const [typed, setTyped] = useState<string>();
  const [isBlurred, setIsBlurred] = useState(true);
  const text = typed ?? displayDay(day);
  const set = (next: string): void => {
    setOwnDay(next);
    if (next !== day) onChange?.(next);
  };
  const type = (next: string): void => {
    setTyped(next);
    set(parseTypedDay(next, today) ?? '');
  };
  const isInvalid = isBlurred && text !== '' && !Day.safeParse(day).success;
  const tooEarly = min && day && day < min ? copy.notBefore(displayDay(min)) : undefined;
  const tooLate = max && day && day > max ? copy.notAfter(displayDay(max)) : undefined;
  const shownError =
    (isInvalid ? copy.invalid : undefined) ??
    error ??
    (isBlurred ? (tooEarly ?? tooLate) : undefined);
  return (
    <FieldFrame {...props} error={shownError} id={id}>
      <div className="relative">
        <input
          ref={field}
          id={id}
          value={text}
          disabled={disabled}
          required={required}
          placeholder={copy.placeholder}
          autoComplete="off"
          maxLength={30}
          aria-invalid={shownError ? true : undefined}
          aria-describedby={describedBy(id, {
            label,
            hint: props.hint,
            ...(shownError && { error: shownError }),
          })}
          onFocus={() => setIsBlurred(false)}
          onBlur={() => {
            setIsBlurred(true);
            if (Day.safeParse(day).success || text.trim() === '') setTyped(undefined);
          }}
          onChange={({ target }) => type(target.value)}
          className={controlStyle(
            Boolean(shownError),
            text && isClearable ? 'h-12 pr-23!' : 'h-12 pr-12!',
          )}
        />
        {name && <input type="hidden" name={name} value={day} />}
        <span className="absolute top-0.5 right-0.5 flex">
          {text && isClearable && (
            <button
              type="button"
              aria-label={copy.clear}
              title={copy.clear}
              onClick={() => {
                setTyped(undefined);
                set('');
                field.current?.focus();
              }}
              className={iconButtonStyle()}
            >
              <X aria-hidden="true" className="size-4" />
            </button>
          )}
          <Picker
            {...{ label, day, today, min, max, disabled, field }}
            onChoose={(chosen) => {
              setTyped(undefined);
              setIsBlurred(true);
              set(chosen);
            }}
          />
        </span>
      </div>
    </FieldFrame>
  );
}
