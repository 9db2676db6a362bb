import type { MessageTemplate } from '@haldi/contract/messages/desk/schema';
import { messageKindNames } from '@haldi/contract/messages/message-kind-names';
import { defaultTemplateTexts } from '@haldi/contract/messages/message-templates';
import { type ReactNode, useId } from 'react';
import { Badge } from '../../ui/badge.tsx';
import { Button } from '../../ui/button.tsx';
import { Card } from '../../ui/card.tsx';
import { cx } from '../../ui/cx.ts';
import { templatesCopy as copy } from './copy.ts';
import { messageKindPurposes } from './message-kind-copy.ts';

const highlightVariables = (text: string): ReactNode[] =>
  text.split(/(\{\{[^{}]*\}\})/).map((part, place) =>
    part.startsWith('{{') ? (
      // biome-ignore lint/suspicious/noArrayIndexKey: parts of one text may repeat
      <span key={place} className="font-semibold text-plum-600">
        {part.slice(2, -2).trim()}
      </span>
    ) : (
      part
    ),
  );

type TemplateCardProps = {
  template: MessageTemplate;
  isReadOnly: boolean;
  onOpen: () => void;
};

function TemplateCard({ template: { kind, text, isOn }, isReadOnly, onOpen }: TemplateCardProps) {
  const name = messageKindNames[kind];
  return (
    <Card as="li" className="flex min-w-0 flex-col p-4">
      <div className="flex items-start justify-between gap-2">
        <h3 className="font-body text-lg leading-snug font-semibold tracking-normal">{name}</h3>
        <span className="flex shrink-0 gap-1">
          {!isOn && <Badge>{copy.off}</Badge>}
          {text !== defaultTemplateTexts[kind] && <Badge tone="plum">{copy.edited}</Badge>}
        </span>
      </div>
      <p className="mt-0.5 text-sm text-stone">{messageKindPurposes[kind]}</p>
      <div className="my-3 grow rounded-field rounded-tl-none bg-haldi-50 px-3 py-2">
        <p className={cx('line-clamp-4 whitespace-pre-line wrap-anywhere', !isOn && 'text-stone')}>
          {highlightVariables(text.replace(/\n{2,}/g, '\n'))}
        </p>
      </div>
      <Button
        look="secondary"
        size="small"
        aria-label={isReadOnly ? copy.viewTemplate(name) : copy.editTemplate(name)}
        className="self-start"
        onClick={onOpen}
      >
        {isReadOnly ? copy.view : copy.edit}
      </Button>
    </Card>
  );
}

type TemplateGroupProps = {
  title: string;
  text: string;
  templates: readonly MessageTemplate[];
  isReadOnly: boolean;
  onOpen: (template: MessageTemplate) => void;
};

export function TemplateGroup({ title, text, templates, isReadOnly, onOpen }: TemplateGroupProps) {
  const id = useId();
  return (
    <section aria-labelledby={id}>
      <h2 id={id} className="text-xl text-plum-900">
        {title}
      </h2>
      <p className="mb-3 text-stone">{text}</p>
      <ul aria-labelledby={id} className="grid gap-3 md:grid-cols-2 xl:grid-cols-3">
        {templates.map((template) => (
          <TemplateCard
            key={template.kind}
            template={template}
            isReadOnly={isReadOnly}
            onOpen={() => onOpen(template)}
          />
        ))}
      </ul>
    </section>
  );
}
