import { type MessageTemplate, TemplateUpdate } from '@haldi/contract/messages/desk/schema';
import type { MessageKind } from '@haldi/contract/messages/kinds';
import { templateProblem } from '@haldi/contract/messages/templates';
import { fieldErrors } from '../../lib/use-form.ts';

/** What can be changed of a text. */
export type TextDraft = Omit<TemplateUpdate, 'version'>;
export type TextErrors = Partial<Record<string, string | undefined>>;

export const draftOf = ({
  text,
  isOn,
  whatsappName,
  whatsappLanguage,
}: MessageTemplate): TextDraft => ({ text, isOn, whatsappName, whatsappLanguage });

type Checked = { update: TemplateUpdate; errors?: never } | { update?: never; errors: TextErrors };

/** What can be sent, or what is wrong with each field. */
export const checkDraft = (kind: MessageKind, draft: TextDraft, version: number): Checked => {
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

/** Somebody else saved meanwhile: what was not touched here becomes theirs, what was typed stays. */
export const mergeDrafts = (mine: TextDraft, base: TextDraft, theirs: TextDraft): TextDraft => {
  const touched = (Object.keys(mine) as (keyof TextDraft)[]).filter(
    (name) => mine[name] !== base[name],
  );
  return { ...theirs, ...Object.fromEntries(touched.map((name) => [name, mine[name]])) };
};

export const isSameDraft = (one: TextDraft, other: TextDraft): boolean =>
  JSON.stringify(one) === JSON.stringify(other);
