import { CSPProvider } from '@base-ui/react/csp-provider';
import { Select as Base } from '@base-ui/react/select';
import { Check, ChevronDown } from 'lucide-react';
import { useState } from 'react';
import { afterPaint } from './after-paint.ts';
import { type SelectControlProps, type SelectOption, selectTriggerStyle } from './select-props.ts';

const optionStyle =
  'flex min-h-11 cursor-pointer items-center gap-2 rounded-field px-3 py-2 outline-none select-none data-disabled:cursor-not-allowed data-disabled:text-stone data-highlighted:bg-haldi-100 data-selected:font-semibold';

type OptionProps = { option: SelectOption; onChoose: (value: string) => void };

function Option({ option, onChoose }: OptionProps) {
  return (
    <Base.Item
      value={option.value}
      disabled={option.disabled ?? false}
      onClick={(event) => {
        event.preventBaseUIHandler();
        if (!option.disabled) onChoose(option.value);
      }}
      className={optionStyle}
    >
      <span className="size-5 shrink-0">
        <Base.ItemIndicator>
          <Check aria-hidden="true" className="size-5 text-plum-700" />
        </Base.ItemIndicator>
      </span>
      <Base.ItemText className="grow">{option.label}</Base.ItemText>
      {option.note && <span className="text-sm font-normal text-stone">{option.note}</span>}
    </Base.Item>
  );
}

/** The code behind Select, fetched on the first press; it therefore starts open. */
export function SelectPopup(props: SelectControlProps) {
  const { id, labelId, placeholder, options, value, onChange } = props;
  const [isOpen, setIsOpen] = useState(true);
  // A finger hovers over nothing; highlighting what it taps would render the list for no one.
  const [hovers] = useState(() => matchMedia('(hover: hover)').matches);
  // Choosing rebuilds the list and what the choice decides: the press is answered first.
  const choose = (next: string): void =>
    afterPaint(() => {
      onChange(next);
      setIsOpen(false);
    });
  return (
    <CSPProvider disableStyleElements>
      <Base.Root
        open={isOpen}
        onOpenChange={(next) => afterPaint(() => setIsOpen(next))}
        modal={false}
        highlightItemOnHover={hovers}
        items={options}
        value={value}
        onValueChange={(next) => next !== null && choose(next)}
        disabled={props.disabled}
        required={props.required}
        {...(props.name !== undefined && { name: props.name })}
      >
        <Base.Trigger
          id={id}
          aria-labelledby={`${labelId} ${id}-value`}
          aria-describedby={props.describedBy}
          aria-invalid={props.hasError || undefined}
          className={selectTriggerStyle(props.hasError, value === null)}
        >
          <Base.Value id={`${id}-value`} placeholder={placeholder} className="truncate" />
          <Base.Icon>
            <ChevronDown aria-hidden="true" className="size-5 shrink-0 text-plum-700" />
          </Base.Icon>
        </Base.Trigger>
        <Base.Portal>
          <section aria-labelledby={labelId}>
            <Base.Positioner
              sideOffset={6}
              alignItemWithTrigger={false}
              className="z-50 w-(--anchor-width) min-w-40 outline-none"
            >
              <Base.Popup className="max-h-(--available-height) overflow-y-auto rounded-card border border-sand bg-white p-1.5 shadow-soft transition-opacity outline-none data-ending-style:opacity-0 data-starting-style:opacity-0">
                {/* The focus stays where it is: moved to the pressed line, it would render them all. */}
                <Base.List onMouseDown={(event) => event.preventDefault()}>
                  {options.map((option) => (
                    <Option key={option.value} option={option} onChoose={choose} />
                  ))}
                </Base.List>
              </Base.Popup>
            </Base.Positioner>
          </section>{' '}
        </Base.Portal>
      </Base.Root>
    </CSPProvider>
  );
}
