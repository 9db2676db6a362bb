import { isForSalon, type MessageKind } from '@haldi/contract/messages/message-kinds';
import {
  fillTemplate,
  sampleValues,
  templateProblem,
} from '@haldi/contract/messages/message-templates';
import { useId, useState } from 'react';
import { formatPhone } from '../../lib/phone.ts';
import { useSettings } from '../../settings/queries.ts';
import { templatesCopy as copy } from './copy.ts';

type TemplatePreviewProps = { kind: MessageKind; text: string };

export function TemplatePreview({ kind, text }: TemplatePreviewProps) {
  const id = useId();
  const { businessName, phone } = useSettings();
  const [shown, setShown] = useState(text);
  const isValid = templateProblem(kind, text) === undefined;
  if (isValid && shown !== text) setShown(text);
  const values = { ...sampleValues, salon: businessName, phone: formatPhone(phone) };
  return (
    <section aria-labelledby={id}>
      <h3 id={id} className="font-body text-sm font-semibold tracking-normal text-plum-900">
        {copy.preview}
      </h3>
      <p className="mb-2 text-sm text-stone">
        {isValid ? (isForSalon(kind) ? copy.previewSalon : copy.previewText) : copy.previewOutdated}
      </p>
      <p
        data-preview=""
        className="rounded-card rounded-tl-none border border-haldi-200 bg-haldi-50 px-4 py-3 whitespace-pre-line shadow-soft wrap-anywhere"
      >
        {templateProblem(kind, shown) === undefined ? fillTemplate(shown, values) : shown}
      </p>
    </section>
  );
}
