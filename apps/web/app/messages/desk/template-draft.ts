import { type MessageTemplate, TemplateUpdate } from '@haldi/contract/messages/desk/schema';
import type { MessageKind } from '@haldi/contract/messages/message-kinds';
import { templateProblem } from '@haldi/contract/messages/message-templates';
import { fieldErrors } from '../../lib/use-form.ts';

export type TemplateDraft = Omit<TemplateUpdate, 'version'>;
export type TemplateErrors = Partial<Record<string, string | undefined>>;

export const toTemplateDraft = ({
  text,
  isOn,
  whatsappName,
  whatsappLanguage,
}: MessageTemplate): TemplateDraft => ({ text, isOn, whatsappName, whatsappLanguage });

type CheckResult =
  | { update: TemplateUpdate; errors?: never }
  | { update?: never; errors: TemplateErrors };

export const validateTemplateDraft = (
  kind: MessageKind,
  draft: TemplateDraft,
  version: number,
): CheckResult => {
  const problem = templateProblem(kind, draft.text);
  const parsed = TemplateUpdate.safeParse({ ...draft, version });
  if (parsed.success && problem === undefined) return { update: parsed.data };
  return {
    errors: {
      ...(!parsed.success && fieldErrors(parsed.error.issues)),
      ...(problem !== undefined && { text: problem }),
    },
  };
};

/** Fields that were not touched here take the newly saved values. */
export const mergeTemplateDrafts = (
  mine: TemplateDraft,
  base: TemplateDraft,
  theirs: TemplateDraft,
): TemplateDraft => {
  const touched = (Object.keys(mine) as (keyof TemplateDraft)[]).filter(
    (name) => mine[name] !== base[name],
  );
  return { ...theirs, ...Object.fromEntries(touched.map((name) => [name, mine[name]])) };
};

export const isSameDraft = (one: TemplateDraft, other: TemplateDraft): boolean =>
  JSON.stringify(one) === JSON.stringify(other);
