import type { MessageTemplate } from '@haldi/contract/messages/desk/schema';
import { messageKindNames } from '@haldi/contract/messages/message-kind-names';
import {
  isForBeautician,
  isForSalon,
  type MessageKind,
} from '@haldi/contract/messages/message-kinds';
import {
  defaultTemplateTexts,
  fillTemplate,
  sampleTemplateValues,
  templateProblem,
} from '@haldi/contract/messages/message-templates';
import { RotateCcw } from 'lucide-react';
import { type FormEvent, useId, useState } from 'react';
import { formatPhone } from '../../lib/phone.ts';
import { useFocusFirstError } from '../../lib/use-focus-first-error.ts';
import { UnsavedInputWarning } from '../../lib/use-unsaved-warning.ts';
import { useSettings } from '../../settings/queries.ts';
import { Button } from '../../ui/button.tsx';
import { CancelButton } from '../../ui/cancel-button.tsx';
import { uiCopy } from '../../ui/copy.ts';
import { Dialog } from '../../ui/dialog.tsx';
import { Notice } from '../../ui/notice.tsx';
import { SwitchField } from '../../ui/switch-field.tsx';
import { templatesCopy as copy } from './copy.ts';
import { messageKindPurposes } from './message-kind-copy.ts';
import { TemplateTextField } from './template-text-field.tsx';
import { useTemplateForm } from './use-template-form.ts';
import { WhatsappApprovalFields } from './whatsapp-approval-fields.tsx';

type ConflictNoticeProps = { theirs: MessageTemplate; onTake: () => void };

function ConflictNotice({ theirs, onTake }: ConflictNoticeProps) {
  return (
    <Notice tone="info">
      <p className="font-semibold">{copy.changedTitle}</p>
      <p>{copy.changedText}</p>
      <p className="mt-2 text-sm font-semibold">{copy.changedSaved}</p>
      <p className="whitespace-pre-line wrap-anywhere">{theirs.text}</p>
      <Button look="secondary" size="small" className="mt-3" onClick={onTake}>
        {copy.useSaved}
      </Button>
    </Notice>
  );
}

type TemplateDialogProps = {
  open: boolean;
  template: MessageTemplate;
  hasWhatsapp: boolean;
  isReadOnly: boolean;
  onClose: () => void;
};

type TemplatePreviewProps = { kind: MessageKind; text: string };

const readerOf = (kind: MessageKind): string => {
  if (isForSalon(kind)) return copy.previewSalon;
  return isForBeautician(kind) ? copy.previewBeautician : copy.previewText;
};

function TemplatePreview({ kind, text }: TemplatePreviewProps) {
  const id = useId();
  const { businessName, phone } = useSettings();
  const [shown, setShown] = useState(text);
  const isValid = templateProblem(kind, text) === undefined;
  if (isValid && shown !== text) setShown(text);
  const name = isForBeautician(kind) ? sampleTemplateValues.beautician : sampleTemplateValues.name;
  const values = { ...sampleTemplateValues, name, salon: businessName, phone: formatPhone(phone) };
  return (
    <section aria-labelledby={id}>
      <h3 id={id} className="font-body text-sm font-semibold tracking-normal text-plum-900">
        {copy.preview}
      </h3>
      <p className="mb-2 text-sm text-stone">{isValid ? readerOf(kind) : copy.previewOutdated}</p>
      <p
        data-preview=""
        className="rounded-card rounded-tl-none border border-haldi-200 bg-haldi-50 px-4 py-3 whitespace-pre-line shadow-soft wrap-anywhere"
      >
        {templateProblem(kind, shown) === undefined ? fillTemplate(shown, values) : shown}
      </p>
    </section>
  );
}

export function TemplateDialog(props: TemplateDialogProps) {
  const { open, template, hasWhatsapp, isReadOnly, onClose } = props;
  const { kind } = template;
  const id = useId();
  const form = useTemplateForm(template, onClose);
  const { container, showError } = useFocusFirstError<HTMLFormElement>();
  const { draft, change } = form;
  const submit = async (event: FormEvent): Promise<void> => {
    event.preventDefault();
    if (form.isPending || isReadOnly) return;
    await form.save();
    showError();
  };
  return (
    <Dialog
      open={open}
      onClose={onClose}
      size="large"
      title={messageKindNames[kind]}
      description={messageKindPurposes[kind]}
      footer={
        isReadOnly ? (
          <>
            <p className="grow self-center text-sm text-stone">{copy.onlyOwner}</p>
            <CancelButton label={uiCopy.close} />
          </>
        ) : (
          <>
            <CancelButton />
            <Button type="submit" form={id} busy={form.isPending}>
              {copy.save}
            </Button>
          </>
        )
      }
    >
      <form
        id={id}
        ref={container}
        noValidate
        onSubmit={(event) => void submit(event)}
        className="space-y-5"
      >
        <UnsavedInputWarning when={form.isChanged} />
        {!isReadOnly && (
          <SwitchField
            label={copy.isOn}
            hint={draft.isOn ? copy.onHint : copy.offHint}
            checked={draft.isOn}
            onChange={(isOn) => change({ isOn })}
          />
        )}
        <TemplateTextField
          kind={kind}
          value={draft.text}
          error={form.errors.text}
          isReadOnly={isReadOnly}
          onChange={(text) => change({ text })}
          preview={
            <div className="space-y-4">
              <TemplatePreview kind={kind} text={draft.text} />
              {!isReadOnly && (
                <Button
                  look="quiet"
                  size="small"
                  disabled={draft.text === defaultTemplateTexts[kind]}
                  onClick={() => change({ text: defaultTemplateTexts[kind] })}
                >
                  <RotateCcw aria-hidden="true" className="size-4" />
                  {copy.reset}
                </Button>
              )}
            </div>
          }
        />
        {hasWhatsapp && (
          <WhatsappApprovalFields
            draft={draft}
            errors={form.errors}
            isReadOnly={isReadOnly}
            onChange={change}
          />
        )}
        {form.theirs && <ConflictNotice theirs={form.theirs} onTake={form.takeTheirs} />}
        {form.problem && <Notice tone="bad">{form.problem}</Notice>}
      </form>
    </Dialog>
  );
}
