import { formatIndiaDate } from '@haldi/contract/kit/dates';
import { maxPolicyLength } from '@haldi/contract/policies/desk/schema';
import { diffLines } from '@haldi/contract/policies/diff-lines';
import type { PolicyText } from '@haldi/contract/policies/schema';
import { ExternalLink, RotateCcw } from 'lucide-react';
import { useMemo, useState } from 'react';
import { useDebounced } from '../../lib/use-debounced.ts';
import { useMediaQuery } from '../../lib/use-media-query.ts';
import { Button } from '../../ui/button.tsx';
import ConfirmDialog from '../../ui/confirm-dialog.tsx';
import { cx } from '../../ui/cx.ts';
import { TextArea } from '../../ui/field.tsx';
import { Notice } from '../../ui/notice.tsx';
import { textLinkStyle } from '../../ui/text-link-style.ts';
import { PolicyContent } from '../shared/policy-content.tsx';
import { policiesDeskCopy as copy } from './copy.ts';
import type { PolicyForm } from './use-policy-form.ts';

const dayOf = (since: string): string => formatIndiaDate(new Date(since));

function History({ history }: { history: readonly PolicyText[] }) {
  return (
    <section aria-label={copy.history}>
      <h2 className="text-lg text-plum-900">{copy.history}</h2>
      <p className="text-sm text-stone">{copy.historyText}</p>
      <ul className="mt-2 divide-y divide-sand">
        {history.map(({ kind, hash, since }, place) => (
          <li key={since} className="flex min-h-11 flex-wrap items-center gap-x-3">
            <a
              href={`/${kind}?version=${hash}`}
              target="_blank"
              rel="noopener"
              className={textLinkStyle('my-0!')}
            >
              {copy.historySince(dayOf(since))}
            </a>
            {place === 0 && <span className="text-sm text-leaf-700">{copy.historyNow}</span>}
          </li>
        ))}
      </ul>
    </section>
  );
}

function ConflictNotice({ theirs, onTake }: { theirs: string; onTake: () => void }) {
  return (
    <Notice tone="info">
      <p className="font-semibold">{copy.changedTitle}</p>
      <p>{copy.changedText}</p>
      <p className="mt-2 text-sm font-semibold">{copy.changedSaved}</p>
      <p className="max-h-60 overflow-y-auto whitespace-pre-line wrap-anywhere">{theirs}</p>
      <Button look="secondary" size="small" className="mt-3" onClick={onTake}>
        {copy.useSaved}
      </Button>
    </Notice>
  );
}

function PolicySource({ form: { saved } }: { form: PolicyForm }) {
  const { kind, ownText, history } = saved;
  const day = dayOf(history[0]?.since ?? '');
  return (
    <p className="flex flex-wrap items-center gap-x-4">
      <span className="text-stone">{ownText === null ? copy.isDefault(day) : copy.isOwn(day)}</span>
      <a
        href={`/${kind}`}
        target="_blank"
        rel="noopener"
        className={textLinkStyle('my-0! gap-1.5')}
      >
        {copy.view}
        <ExternalLink aria-hidden="true" className="size-4" />
      </a>
    </p>
  );
}

type TextDiffProps = {
  before: string;
  after: string;
  summary: (lines: number) => string;
};

function TextDiff({ before, after, summary }: TextDiffProps) {
  const debounced = useDebounced(after);
  const changed = useMemo(
    () =>
      diffLines(before, debounced)
        .map((line, place) => ({ ...line, key: `${place}` }))
        .filter(({ kind }) => kind !== 'same'),
    [before, debounced],
  );
  if (changed.length === 0) return null;
  return (
    <details className="rounded-field border border-sand bg-white">
      <summary className="min-h-11 cursor-pointer px-4 py-2.5 font-semibold text-plum-700">
        {summary(changed.length)}
      </summary>
      <ul className="space-y-1 border-t border-sand p-4 text-sm wrap-anywhere">
        {changed.map(({ key, kind, text }) => (
          <li
            key={key}
            className={cx(
              'border-l-3 py-1 pl-3',
              kind === 'added' ? 'border-leaf-600 bg-leaf-100' : 'border-brick-600 bg-brick-100',
            )}
          >
            <span className="font-semibold">{kind === 'added' ? copy.added : copy.removed}</span>{' '}
            {text}
          </li>
        ))}
      </ul>
    </details>
  );
}

export function PolicyEditor({ form }: { form: PolicyForm }) {
  const [isAsking, setIsAsking] = useState(false);
  const isBeside = useMediaQuery('(width >= 80rem)');
  const { saved, text } = form;
  const goBack = async (): Promise<void> => {
    await form.goBack();
    setIsAsking(false);
  };
  return (
    <div className="space-y-5">
      <PolicySource form={form} />
      {saved.defaultBefore !== null && (
        <Notice tone="info">
          <p className="font-semibold">{copy.defaultChangedTitle}</p>
          <p className="mb-3">{copy.defaultChangedText}</p>
          <TextDiff
            before={saved.defaultBefore}
            after={saved.defaultText}
            summary={() => copy.defaultChanges}
          />
        </Notice>
      )}
      <div className="grid grid-cols-[minmax(0,1fr)] gap-6 xl:grid-cols-2">
        <TextArea
          label={copy.text}
          name="text"
          rows={isBeside ? 26 : 14}
          value={text}
          error={form.error}
          hint={copy.hint(maxPolicyLength - text.length)}
          onChange={({ target }) => form.change(target.value)}
        />
        <section aria-label={copy.preview} className="min-w-0">
          <h2 className="mb-1.5 font-body text-sm font-semibold text-plum-900">{copy.preview}</h2>
          <div
            // biome-ignore lint/a11y/noNoninteractiveTabindex: a part that scrolls must be reachable by keyboard
            tabIndex={0}
            className="max-h-[60dvh] overflow-y-auto xl:max-h-160 rounded-field border border-sand bg-white p-4 lg:p-6"
          >
            <PolicyContent text={text} />
          </div>
        </section>
      </div>
      <TextDiff before={saved.defaultText} after={text} summary={copy.compared} />
      {form.theirs !== undefined && <ConflictNotice theirs={form.theirs} onTake={form.discard} />}
      {form.problem && <Notice tone="bad">{form.problem}</Notice>}
      {saved.ownText !== null && (
        <Button look="secondary" onClick={() => setIsAsking(true)}>
          <RotateCcw aria-hidden="true" className="size-5" />
          {copy.reset}
        </Button>
      )}
      <History history={saved.history} />
      <ConfirmDialog
        open={isAsking}
        title={copy.resetTitle}
        text={copy.resetText}
        confirm={copy.resetConfirm}
        look="primary"
        busy={form.isPending}
        onConfirm={() => void goBack()}
        onClose={() => setIsAsking(false)}
      />
    </div>
  );
}
