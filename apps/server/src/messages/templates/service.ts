import type { MessageTemplate, TemplateUpdate } from '@haldi/contract/messages/desk/schema';
import { messageKindNames } from '@haldi/contract/messages/message-kind-names';
import { type MessageKind, messageKinds } from '@haldi/contract/messages/message-kinds';
import { defaultTemplateTexts, templateProblem } from '@haldi/contract/messages/message-templates';
import { auditChangesBetween, recordAuditEntry } from '../../audit/service.ts';
import type { Db } from '../../platform/database/database.ts';
import { AppError } from '../../platform/http/app-error.ts';
import type { Identity } from '../../platform/http/identity.ts';
import { type MessagesContext, messagesTopic } from '../context.ts';
import { insertTemplate, listTemplates, updateTemplate } from './store.ts';

export type Template = MessageTemplate;

const defaultTemplate = (kind: MessageKind): Template => ({
  ...{
    kind,
    text: defaultTemplateTexts[kind],
    isOn: true,
    whatsappName: '',
    whatsappLanguage: 'en',
  },
  ...{ isChanged: false, version: 0 },
});

export const readTemplates = async (db: Db): Promise<Record<MessageKind, Template>> => {
  const changed = new Map((await listTemplates(db)).map((row) => [row.kind, row]));
  const entries = messageKinds.map((kind) => {
    const row = changed.get(kind);
    return [kind, row ? { ...row, isChanged: true } : defaultTemplate(kind)];
  });
  return Object.fromEntries(entries) as Record<MessageKind, Template>;
};

const auditedFields = ({
  text,
  isOn,
  whatsappName,
  whatsappLanguage,
}: Template | TemplateUpdate) => ({
  ...{ text, isOn, whatsappName, whatsappLanguage },
});

export const saveTemplate = async (
  { db, live, clock }: Pick<MessagesContext, 'db' | 'live' | 'clock'>,
  by: Identity,
  kind: MessageKind,
  { version, ...changed }: TemplateUpdate,
): Promise<Template> => {
  const problem = templateProblem(kind, changed.text);
  if (problem) {
    throw new AppError('INVALID_INPUT', 'Correct the text of the template.', {
      fields: { text: problem },
    });
  }
  const saved = await db.transaction(async (tx) => {
    const before = (await readTemplates(tx))[kind];
    const isSaved =
      version === 0
        ? await insertTemplate(tx, kind, changed)
        : await updateTemplate(tx, kind, version, changed);
    const after = (await readTemplates(tx))[kind];
    if (!isSaved) {
      const message = 'This template was changed while you were editing.';
      throw new AppError('TEMPLATE_CHANGED', message, { details: { standing: after } });
    }
    await recordAuditEntry(tx, {
      ...{
        by,
        at: clock(),
        act: 'message-text-changed',
        subject: { id: kind, name: messageKindNames[kind] },
      },
      changes: auditChangesBetween(auditedFields(before), auditedFields(after)),
    });
    return after;
  });
  live.publish(messagesTopic);
  return saved;
};
