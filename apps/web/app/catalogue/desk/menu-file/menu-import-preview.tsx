import type {
  MenuPreview,
  MenuPreview as Preview,
} from '@haldi/contract/catalogue/menu-file/menu-import-preview';
import { useState } from 'react';
import { Badge } from '../../../ui/badge.tsx';
import { Button } from '../../../ui/button.tsx';
import { Checkbox } from '../../../ui/checkbox.tsx';
import { Notice } from '../../../ui/notice.tsx';
import { menuFileCopy } from './copy.ts';
import { ImportPreviewTables } from './import-preview-tables.tsx';

const copy = menuFileCopy.preview;

export type ImportOptions = { hideMissing: boolean; createNew: boolean };

const listNewParts = ({ pages, sections, skills }: Preview): string[] => [
  ...pages.map(copy.newPage),
  ...sections.map(({ name, page }) => copy.newSection(name, page)),
  ...skills.map(copy.newSkill),
];

type MissingServicesProps = {
  missing: Preview['missing'];
  isHidden: boolean;
  onChange: (is: boolean) => void;
};

function MissingServices({ missing, isHidden, onChange }: MissingServicesProps) {
  const [isOpen, setIsOpen] = useState(false);
  if (missing.length === 0) return null;
  return (
    <div>
      <Checkbox
        label={copy.hideMissing(missing.length)}
        checked={isHidden}
        onChange={({ target }) => onChange(target.checked)}
      />
      <Button look="quiet" size="small" aria-expanded={isOpen} onClick={() => setIsOpen(!isOpen)}>
        {isOpen ? copy.hideList : copy.showList}
      </Button>
      {isOpen && (
        <ul aria-label={copy.missingTable} className="mt-2 list-disc pl-10 text-sm">
          {missing.map(({ id, name, section }) => (
            <li key={id}>
              {name} <span className="text-stone">({section})</span>
            </li>
          ))}
        </ul>
      )}
    </div>
  );
}

type MenuPreviewProps = {
  file: string;
  preview: Preview;
  busy: boolean;
  onApply: (options: ImportOptions) => void;
  onCancel: () => void;
};

type CellError = MenuPreview['errors'][number];

function CellErrorItem({ row, cell, header, found, expected }: CellError) {
  return (
    <li className="gap-4 px-4 py-3 lg:grid lg:grid-cols-[14rem_1fr_2fr]">
      <p className="wrap-anywhere">
        <strong>{cell || copy.rowOf(row)}</strong> <span className="text-stone">{header}</span>
      </p>
      <p className="wrap-anywhere">
        <span className="text-stone">{copy.found}: </span>
        {found || <em className="text-stone">{copy.empty}</em>}
      </p>
      <p className="wrap-anywhere">
        <span className="text-stone">{copy.expected}: </span>
        {expected}
      </p>
    </li>
  );
}

function ImportPreviewErrors({ errors, moreErrors }: Pick<MenuPreview, 'errors' | 'moreErrors'>) {
  return (
    <div className="space-y-3">
      <Notice tone="bad">{copy.errors(errors.length + moreErrors)}</Notice>
      <ul
        aria-label={copy.errorsTable}
        className="divide-y divide-sand rounded-card border border-sand text-sm"
      >
        {errors.map((error) => (
          <CellErrorItem key={`${error.row} ${error.cell} ${error.expected}`} {...error} />
        ))}
      </ul>
      {moreErrors > 0 && <p className="text-sm text-stone">{copy.more(moreErrors)}</p>}
    </div>
  );
}

export function MenuImportPreview({ file, preview, busy, onApply, onCancel }: MenuPreviewProps) {
  const { added, changed, unchanged, missing, errors, moreErrors } = preview;
  const [options, setOptions] = useState<ImportOptions>({ hideMissing: false, createNew: false });
  const newParts = listNewParts(preview);
  const errorCount = errors.length + moreErrors;
  const hasEffect = added.length + changed.length > 0 || options.hideMissing;
  return (
    <div className="space-y-4">
      <h3 className="text-lg wrap-anywhere text-plum-900">{copy.title(file)}</h3>
      <p className="flex flex-wrap gap-2">
        {errorCount > 0 && <Badge tone="bad">{copy.errorCount(errorCount)}</Badge>}
        {added.length > 0 && <Badge tone="good">{copy.added(added.length)}</Badge>}
        {changed.length > 0 && <Badge tone="golden">{copy.changed(changed.length)}</Badge>}
        {unchanged > 0 && <Badge>{copy.unchanged(unchanged)}</Badge>}
      </p>
      {preview.formulas.length > 0 && (
        <Notice tone="info">{copy.formulas(preview.formulas)}</Notice>
      )}
      {errorCount > 0 ? (
        <ImportPreviewErrors errors={errors} moreErrors={moreErrors} />
      ) : (
        <>
          <ImportPreviewTables added={added} changed={changed} />
          {preview.awaited > 0 && <Notice tone="info">{copy.awaited(preview.awaited)}</Notice>}
          {newParts.length > 0 && (
            <Checkbox
              label={`${copy.createNew} ${newParts.join('; ')}`}
              checked={options.createNew}
              onChange={({ target }) => setOptions({ ...options, createNew: target.checked })}
            />
          )}
          <MissingServices
            missing={missing}
            isHidden={options.hideMissing}
            onChange={(hideMissing) => setOptions({ ...options, hideMissing })}
          />
          {added.length + changed.length === 0 && <p className="text-stone">{copy.nothing}</p>}
          <div className="flex flex-wrap gap-3">
            <Button
              once
              busy={busy}
              disabled={!hasEffect || (newParts.length > 0 && !options.createNew)}
              onClick={() => onApply(options)}
            >
              {copy.apply}
            </Button>
            <Button look="secondary" onClick={onCancel}>
              {copy.cancel}
            </Button>
          </div>
        </>
      )}
    </div>
  );
}
