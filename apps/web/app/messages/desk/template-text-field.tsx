import type { MessageKind } from '@haldi/contract/messages/message-kinds';
import {
  maxTemplateLength,
  type TemplateVariable,
  templateProblem,
  templateVariables,
  templateVariablesByKind,
} from '@haldi/contract/messages/message-templates';
import { type ReactNode, useRef } from 'react';
import { useDebounced } from '../../lib/use-debounced.ts';
import { TextArea } from '../../ui/field.tsx';
import { templatesCopy as copy } from './copy.ts';

/** Inserts at the cursor in a way that the browser can undo. */
const insertInto = (area: HTMLTextAreaElement | null, text: string): void => {
  if (!area) return;
  area.focus();
  area.setRangeText(text, area.selectionStart, area.selectionEnd, 'end');
  area.dispatchEvent(new Event('input', { bubbles: true }));
};

type VariableChipsProps = { kind: MessageKind; onInsert: (variable: TemplateVariable) => void };

function VariableChips({ kind, onInsert }: VariableChipsProps) {
  return (
    <fieldset className="min-w-0">
      <legend className="text-sm font-semibold text-plum-900">{copy.variables}</legend>
      <p className="mb-2 text-sm text-stone">{copy.variablesText}</p>
      <div className="grid grid-cols-2 gap-2">
        {templateVariablesByKind[kind].map((name) => {
          const { description } = templateVariables[name];
          return (
            <button
              key={name}
              type="button"
              aria-label={copy.insert(name, description)}
              onClick={() => onInsert(name)}
              className="min-h-11 rounded-field border border-edge bg-white px-3 py-1.5 text-left leading-tight transition-colors hover:border-plum-600 hover:bg-haldi-100"
            >
              <span className="block font-semibold text-plum-700">{`{{${name}}}`}</span>
              <span className="block text-sm text-stone">{description}</span>
            </button>
          );
        })}
      </div>
    </fieldset>
  );
}

type TemplateTextFieldProps = {
  /** Beside the text if there is room, otherwise below it. */
  preview: ReactNode;
  kind: MessageKind;
  value: string;
  error: string | undefined;
  isReadOnly: boolean;
  onChange: (text: string) => void;
};

/** Validates after a pause in typing. */
export function TemplateTextField(props: TemplateTextFieldProps) {
  const { kind, value, error, isReadOnly, preview, onChange } = props;
  const area = useRef<HTMLTextAreaElement>(null);
  const debounced = useDebounced(value);
  const problem = debounced === value ? templateProblem(kind, debounced) : undefined;
  return (
    <div className="grid grid-cols-1 gap-5 md:grid-cols-2 md:grid-rows-[auto_1fr]">
      <TextArea
        ref={area}
        label={copy.text}
        name="text"
        rows={9}
        readOnly={isReadOnly}
        value={value}
        error={error ?? problem}
        hint={isReadOnly ? undefined : copy.textHint(maxTemplateLength - value.length)}
        onChange={({ target }) => onChange(target.value)}
      />
      <div className="min-w-0 md:row-span-2">{preview}</div>
      {!isReadOnly && (
        <VariableChips
          kind={kind}
          onInsert={(variable) => insertInto(area.current, `{{${variable}}}`)}
        />
      )}
    </div>
  );
}
