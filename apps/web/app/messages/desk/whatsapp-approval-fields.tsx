import { Copy } from 'lucide-react';
import { useId, useRef } from 'react';
import { copyTextToClipboard } from '../../lib/copy-to-clipboard.ts';
import { Button } from '../../ui/button.tsx';
import { TextArea, TextField } from '../../ui/field.tsx';
import { toast } from '../../ui/toast.ts';
import { templatesCopy as copy } from './copy.ts';
import type { TemplateDraft, TemplateErrors } from './template-draft.ts';
import { toWhatsappTemplateText } from './whatsapp-template-text.ts';

type WhatsappApprovalProps = {
  draft: TemplateDraft;
  errors: TemplateErrors;
  isReadOnly: boolean;
  onChange: (change: Partial<TemplateDraft>) => void;
};

export function WhatsappApprovalFields({
  draft,
  errors,
  isReadOnly,
  onChange,
}: WhatsappApprovalProps) {
  const id = useId();
  const field = useRef<HTMLTextAreaElement>(null);
  const copyToClipboard = async (): Promise<void> => {
    if (await copyTextToClipboard(toWhatsappTemplateText(draft.text))) {
      toast.success(copy.copied);
    } else {
      field.current?.select();
      toast.error(copy.notCopied);
    }
  };
  return (
    <section aria-labelledby={id} className="space-y-4 border-t border-sand pt-5">
      <div>
        <h3 id={id} className="text-lg text-plum-900">
          {copy.approval}
        </h3>
        <p className="text-sm text-stone">{copy.approvalText}</p>
      </div>
      <div>
        <TextArea
          ref={field}
          label={copy.approvalField}
          readOnly
          rows={9}
          value={toWhatsappTemplateText(draft.text)}
        />
        <Button
          look="secondary"
          size="small"
          className="mt-2"
          onClick={() => void copyToClipboard()}
        >
          <Copy aria-hidden="true" className="size-4" />
          {copy.copy}
        </Button>
      </div>
      <div className="grid gap-4 sm:grid-cols-[1fr_9rem]">
        <TextField
          label={copy.whatsappName}
          name="whatsappName"
          hint={copy.whatsappNameHint}
          autoComplete="off"
          autoCapitalize="none"
          spellCheck={false}
          readOnly={isReadOnly}
          value={draft.whatsappName}
          error={errors.whatsappName}
          onChange={({ target }) => onChange({ whatsappName: target.value })}
        />
        <TextField
          label={copy.whatsappLanguage}
          name="whatsappLanguage"
          hint={copy.whatsappLanguageHint}
          autoComplete="off"
          autoCapitalize="none"
          spellCheck={false}
          readOnly={isReadOnly}
          value={draft.whatsappLanguage}
          error={errors.whatsappLanguage}
          onChange={({ target }) => onChange({ whatsappLanguage: target.value })}
        />
      </div>
    </section>
  );
}
