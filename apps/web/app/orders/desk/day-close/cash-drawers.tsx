import { formatPaise } from '@haldi/contract/kit/paise';
import { formatPaiseForInput } from '@haldi/contract/kit/paise-text';
import { useId } from 'react';
import { Button } from '../../../ui/button.tsx';
import { cx } from '../../../ui/cx.ts';
import { controlStyle } from '../../../ui/field.tsx';
import { FieldError } from '../../../ui/field-error.tsx';
import { type CountedDrawer, sumCash } from './cash-count-draft.ts';
import { CashDifference } from './cash-difference.tsx';
import { dayCloseCopy } from './copy.ts';

const copy = dayCloseCopy.cash;

const columns = {
  closed: 'md:grid-cols-[minmax(0,1fr)_8rem_8rem_9rem]',
  open: 'md:grid-cols-[minmax(0,1fr)_6rem_17rem_7.5rem]',
};
const rowStyle = (isOpen: boolean): string =>
  cx(
    'grid grid-cols-[minmax(0,1fr)_auto] items-center gap-x-4 gap-y-2 py-4 md:py-3',
    isOpen ? columns.open : columns.closed,
  );

function PhoneLabel({ children }: { children: string }) {
  return (
    <span aria-hidden="true" className="text-sm font-normal text-stone md:hidden">
      {children}{' '}
    </span>
  );
}

type HandedInProps = {
  id: string;
  drawer: CountedDrawer;
  text: string;
  error: string | undefined;
  onChange: (text: string) => void;
};

function HandedInField({ id, drawer, text, error, onChange }: HandedInProps) {
  const { name, expected } = drawer;
  return (
    <div className="col-span-2 md:col-span-1">
      <label htmlFor={id} className="mb-1 block text-sm text-stone md:sr-only">
        <span aria-hidden="true">{copy.handedIn}</span>
        <span className="sr-only">{copy.handedInBy(name)}</span>
      </label>
      <div className="flex items-center gap-2">
        <span className="relative min-w-0 grow">
          <span aria-hidden="true" className="absolute top-3 left-4 text-stone">
            ₹
          </span>
          <input
            id={id}
            value={text}
            onChange={({ target }) => onChange(target.value)}
            inputMode="decimal"
            autoComplete="off"
            maxLength={14}
            aria-invalid={error ? true : undefined}
            aria-describedby={error && `${id}-error`}
            className={controlStyle(Boolean(error), 'h-12 pl-8! tabular-nums')}
          />
        </span>
        <Button
          look="quiet"
          size="small"
          className="shrink-0 px-3!"
          aria-label={copy.sameFor(name)}
          onClick={() => onChange(formatPaiseForInput(expected))}
        >
          {copy.sameAsExpected}
        </Button>
      </div>
      {error && <FieldError id={`${id}-error`}>{error}</FieldError>}
    </div>
  );
}

type CashDrawersProps = {
  drawers: readonly CountedDrawer[];
  /** Absent: the day is closed. */
  draft?: {
    handedIn: Partial<Record<string, string>>;
    errors: Partial<Record<string, string>>;
    onChange: (key: string, text: string) => void;
  };
};

function CashDrawerRow({
  drawer,
  draft,
}: Pick<CashDrawersProps, 'draft'> & { drawer: CountedDrawer }) {
  const id = useId();
  const { key, name, expected, counted } = drawer;
  return (
    <li className={rowStyle(draft !== undefined)}>
      <p className="min-w-0 font-semibold wrap-anywhere">{name}</p>
      <p className="text-right tabular-nums">
        <PhoneLabel>{copy.expected}</PhoneLabel>
        <span className="sr-only">{copy.expected} </span>
        {formatPaise(expected)}
      </p>
      {draft ? (
        <HandedInField
          id={id}
          drawer={drawer}
          text={draft.handedIn[key] ?? ''}
          error={draft.errors[key]}
          onChange={(text) => draft.onChange(key, text)}
        />
      ) : (
        <p className="tabular-nums md:text-right">
          <PhoneLabel>{copy.handedIn}</PhoneLabel>
          <span className="sr-only">{copy.handedIn} </span>
          {counted !== null && formatPaise(counted)}
        </p>
      )}
      <CashDifference
        htmlFor={id}
        difference={counted === null ? null : counted - expected}
        className={cx('text-right', draft && 'col-span-2 min-h-6 max-md:text-left md:col-span-1')}
      />
    </li>
  );
}

export function CashDrawers({ drawers, draft }: CashDrawersProps) {
  const sums = sumCash(drawers);
  const expected = drawers.reduce((sum, drawer) => sum + drawer.expected, 0);
  return (
    <>
      <p
        aria-hidden="true"
        className={cx(
          'mt-3 hidden gap-x-4 border-b border-sand pb-2 text-sm text-stone md:grid',
          draft ? columns.open : columns.closed,
        )}
      >
        <span />
        <span className="text-right">{copy.expected}</span>
        <span className={cx(!draft && 'text-right')}>{copy.handedIn}</span>
        <span className="text-right">{copy.difference}</span>
      </p>
      <ul className="divide-y divide-sand">
        {drawers.map((drawer) => (
          <CashDrawerRow key={drawer.key} drawer={drawer} {...(draft && { draft })} />
        ))}
        {drawers.length > 1 && (
          <li className={cx(rowStyle(draft !== undefined), 'font-semibold')}>
            <p>{copy.total}</p>
            <p className="text-right tabular-nums">
              <PhoneLabel>{copy.expected}</PhoneLabel>
              {formatPaise(expected)}
            </p>
            <p className={cx('tabular-nums', draft ? 'md:pl-8' : 'md:text-right')}>
              {sums && (
                <>
                  <PhoneLabel>{copy.handedIn}</PhoneLabel>
                  {formatPaise(sums.counted)}
                </>
              )}
            </p>
            <CashDifference difference={sums?.difference ?? null} className="text-right" />
          </li>
        )}
      </ul>
    </>
  );
}
