import { Autocomplete as Base } from '@base-ui/react/autocomplete';
import { CSPProvider } from '@base-ui/react/csp-provider';
import { useId, useState } from 'react';
import { Avatar } from './avatar.tsx';
import { controlStyle, describedBy, FieldFrame, type FieldText } from './field.tsx';

export type Suggestion = {
  value: string;
  /** Shown below, e.g. why it is disabled. */
  note?: string;
  /** Picture of a person; null: initials. */
  picture?: string | null;
  disabled?: boolean;
};

type SuggestFieldProps = FieldText & {
  suggestions: readonly Suggestion[];
  value: string;
  onChange: (value: string) => void;
  placeholder?: string;
  maxLength?: number;
};

/** None if the text is one of them. */
const matching = (suggestions: readonly Suggestion[], typed: string): readonly Suggestion[] => {
  const text = typed.trim().toLowerCase();
  const found = suggestions.filter(({ value }) => value.toLowerCase().includes(text));
  return found.length === 1 && found[0]?.value.toLowerCase() === text ? [] : found;
};

type SuggestionItemProps = { suggestion: Suggestion };

function SuggestionItem({
  suggestion: { value, note, picture, disabled = false },
}: SuggestionItemProps) {
  return (
    <Base.Item
      value={value}
      disabled={disabled}
      className="flex min-h-11 cursor-pointer items-center gap-3 rounded-field px-3 py-1.5 leading-tight outline-none select-none data-disabled:cursor-not-allowed data-disabled:text-stone data-highlighted:bg-haldi-100"
    >
      {picture !== undefined && (
        <Avatar name={value} picture={picture} className="size-9 text-sm" />
      )}
      <span className="min-w-0">
        {value}
        {note && <span className="block text-sm text-stone">{note}</span>}
      </span>
    </Base.Item>
  );
}

/** Other values than the suggested ones are allowed. */
export function SuggestField(props: SuggestFieldProps) {
  const { label, error, suggestions, value, onChange, placeholder, maxLength } = props;
  const id = useId();
  const labelId = `${id}-label`;
  const [isOpenRequested, setIsOpenRequested] = useState(false);
  const found = matching(suggestions, value);
  const isShown = isOpenRequested && found.length > 0;
  return (
    <FieldFrame {...props} id={id} labelId={labelId}>
      <CSPProvider disableStyleElements>
        <Base.Root
          items={found.map((suggestion) => suggestion.value)}
          mode="none"
          value={value}
          onValueChange={onChange}
          open={isShown}
          onOpenChange={setIsOpenRequested}
          openOnInputClick
        >
          <Base.Input
            id={id}
            placeholder={placeholder}
            maxLength={maxLength}
            autoComplete="off"
            // Escape closes the list, the next Escape the surrounding dialog. The text stays.
            onKeyDown={(event) => {
              if (event.key === 'Escape' && !isShown) event.preventBaseUIHandler();
            }}
            // Without suggestions the list is never closed, and a later value would open it.
            onBlur={() => found.length === 0 && setIsOpenRequested(false)}
            // The open list hides the label from screen readers, so it is referenced by id.
            aria-labelledby={labelId}
            aria-invalid={error ? true : undefined}
            aria-describedby={describedBy(id, props)}
            className={controlStyle(Boolean(error), 'h-12')}
          />
          <Base.Portal>
            <section aria-label={label}>
              <Base.Positioner sideOffset={6} className="z-50 w-(--anchor-width) outline-none">
                <Base.Popup className="max-h-[min(18rem,var(--available-height))] overflow-y-auto rounded-card border border-sand bg-white p-1.5 shadow-soft transition-opacity outline-none data-ending-style:opacity-0 data-starting-style:opacity-0">
                  <Base.List>
                    {(name: string) => (
                      <SuggestionItem
                        key={name}
                        suggestion={found.find((one) => one.value === name) ?? { value: name }}
                      />
                    )}
                  </Base.List>
                </Base.Popup>
              </Base.Positioner>
            </section>
          </Base.Portal>
        </Base.Root>
      </CSPProvider>
    </FieldFrame>
  );
}
