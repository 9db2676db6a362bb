import {
  isForBeautician,
  isForSalon,
  type MessageKind,
} from '@haldi/contract/messages/message-kinds';
import {
  fillTemplate,
  sampleTemplateValues,
  templateProblem,
} from '@haldi/contract/messages/message-templates';
import { useId, useState } from 'react';
import { formatPhone } from '../../lib/phone.ts';
import { useSettings } from '../../settings/queries.ts';
import { templatesCopy as copy } from './copy.ts';

type TemplatePreviewProps = { kind: MessageKind; text: string };

const readerOf = (kind: MessageKind): string => {
  if (isForSalon(kind)) return copy.previewSalon;
  return isForBeautician(kind) ? copy.previewBeautician : copy.previewText;
};

export function TemplatePreview({ kind, text }: TemplatePreviewProps) {
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
