import { previewPrices, toPriceChanges } from '@haldi/contract/catalogue/desk/bulk-price-change';
import type { AdminService } from '@haldi/contract/catalogue/desk/schema';
import type { MenuSection } from '@haldi/contract/catalogue/menu-schema';
import { useState } from 'react';
import { CallError } from '../../lib/call.ts';
import { errorText } from '../../lib/error-text.ts';
import { UnsavedInputWarning } from '../../lib/use-unsaved-warning.ts';
import { Button } from '../../ui/button.tsx';
import { CancelButton } from '../../ui/cancel-button.tsx';
import { Dialog } from '../../ui/dialog.tsx';
import { Notice } from '../../ui/notice.tsx';
import { Select } from '../../ui/select.tsx';
import { toast } from '../../ui/toast.ts';
import { menuCopy } from './copy.ts';
import { PricePreviewTable } from './price-preview.tsx';
import { initialPriceRuleDraft, PriceRuleFields, parsePriceRule } from './price-rule-fields.tsx';
import { useChangePrices } from './queries.ts';

const copy = menuCopy.prices;

/** `all`, `selected` or the key of a section. */
type Scope = string;

type BulkPriceDialogProps = {
  open: boolean;
  services: readonly AdminService[];
  sections: readonly MenuSection[];
  selected: ReadonlySet<string>;
  startAt: Scope;
  onClose: () => void;
  onDone: () => void;
};

const errorMessage = (error: unknown): string =>
  error instanceof CallError && error.reason.code === 'SERVICE_CHANGED'
    ? copy.stale
    : (errorText(error) ?? copy.failed);

export function BulkPriceDialog(props: BulkPriceDialogProps) {
  const { open, services, sections, selected, onClose, onDone } = props;
  const [scope, setScope] = useState<Scope>(props.startAt);
  const [draft, setDraft] = useState(initialPriceRuleDraft);
  const change = useChangePrices();

  const inScope = (service: AdminService, target: Scope): boolean =>
    target === 'all' ||
    (target === 'selected' ? selected.has(service._id) : service.dataSet === target);
  const countOf = (target: Scope): number =>
    services.filter((each) => inScope(each, target)).length;
  const options = [
    ...(selected.size > 0
      ? [{ value: 'selected', label: copy.selected(countOf('selected')) }]
      : []),
    { value: 'all', label: copy.everything(services.length) },
    ...sections
      .filter(({ key }) => countOf(key) > 0)
      .map(({ key, name }) => ({ value: key, label: copy.ofCategory(name, countOf(key)) })),
  ];
  const rule = parsePriceRule(draft);
  const chosen = services.filter((service) => inScope(service, scope));
  const previews = rule ? previewPrices(chosen, rule) : [];
  const blocked = previews.filter(({ problem }) => problem).length;
  const apply = (): void =>
    change.mutate(toPriceChanges(previews), {
      onSuccess: () => {
        toast.success(copy.applied(previews.length));
        onDone();
      },
    });
  return (
    <Dialog
      open={open}
      onClose={onClose}
      title={copy.title}
      description={copy.description}
      size="large"
      footer={
        <>
          <CancelButton label={menuCopy.form.cancel} />
          <Button
            busy={change.isPending}
            disabled={previews.length === 0 || blocked > 0}
            onClick={apply}
          >
            {previews.length === 0 ? copy.applyNone : copy.apply(previews.length)}
          </Button>
        </>
      }
    >
      <UnsavedInputWarning when={JSON.stringify(draft) !== JSON.stringify(initialPriceRuleDraft)} />
      <div className="space-y-4">
        <Select label={copy.which} options={options} value={scope} onChange={setScope} />
        <PriceRuleFields
          draft={draft}
          onChange={(next) => {
            change.reset();
            setDraft(next);
          }}
        />
        {change.isError && <Notice tone="bad">{errorMessage(change.error)}</Notice>}
        {blocked > 0 && <Notice tone="bad">{copy.blocked(blocked)}</Notice>}
        <section aria-label={copy.preview}>
          <h3 className="mb-2 text-lg text-plum-900">{copy.preview}</h3>
          {previews.length > 0 ? (
            <PricePreviewTable previews={previews} />
          ) : (
            <p className="rounded-card border border-dashed border-edge px-4 py-8 text-center text-stone">
              {rule ? copy.unchanged : copy.nothing}
            </p>
          )}
        </section>
      </div>
    </Dialog>
  );
}
