import type { MenuPreview as Preview } from '@haldi/contract/catalogue/menu-file/preview';
import { useState } from 'react';
import { Badge } from '../../../ui/badge.tsx';
import { Button } from '../../../ui/button.tsx';
import { Checkbox } from '../../../ui/checkbox.tsx';
import { Notice } from '../../../ui/notice.tsx';
import { menuFileCopy } from './copy.ts';
import { PreviewErrors } from './preview-errors.tsx';
import { PreviewTables } from './preview-tables.tsx';

const copy = menuFileCopy.preview;

export type ImportOptions = { takeOff: boolean; makeNew: boolean };

const newThings = ({ pages, sections, skills }: Preview): string[] => [
  ...pages.map(copy.newPage),
  ...sections.map(({ name, page }) => copy.newSection(name, page)),
  ...skills.map(copy.newSkill),
];

type MissingProps = {
  missing: Preview['missing'];
  isOff: boolean;
  onChange: (is: boolean) => void;
};

function Missing({ missing, isOff, onChange }: MissingProps) {
  const [isOpen, setIsOpen] = useState(false);
  if (missing.length === 0) return null;
  return (
    <div>
      <Checkbox
        label={copy.takeOff(missing.length)}
        checked={isOff}
        onChange={({ target }) => onChange(target.checked)}
      />
      <Button look="quiet" size="small" aria-expanded={isOpen} onClick={() => setIsOpen(!isOpen)}>
        {isOpen ? copy.hideMissing : copy.showMissing}
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
  onApply: (answers: ImportOptions) => void;
  onDrop: () => void;
};

export function MenuPreview({ file, preview, busy, onApply, onDrop }: MenuPreviewProps) {
  const { added, changed, unchanged, missing, errors, moreErrors } = preview;
  const [answers, setAnswers] = useState<ImportOptions>({ takeOff: false, makeNew: false });
  const things = newThings(preview);
  const wrong = errors.length + moreErrors;
  const hasEffect = added.length + changed.length > 0 || answers.takeOff;
  return (
    <div className="space-y-4">
      <h3 className="text-lg wrap-anywhere text-plum-900">{copy.title(file)}</h3>
      <p className="flex flex-wrap gap-2">
        {wrong > 0 && <Badge tone="bad">{copy.wrong(wrong)}</Badge>}
        {added.length > 0 && <Badge tone="good">{copy.added(added.length)}</Badge>}
        {changed.length > 0 && <Badge tone="golden">{copy.changed(changed.length)}</Badge>}
        {unchanged > 0 && <Badge>{copy.unchanged(unchanged)}</Badge>}
      </p>
      {preview.formulas.length > 0 && (
        <Notice tone="info">{copy.formulas(preview.formulas)}</Notice>
      )}
      {wrong > 0 ? (
        <PreviewErrors errors={errors} moreErrors={moreErrors} />
      ) : (
        <>
          <PreviewTables added={added} changed={changed} />
          {preview.awaited > 0 && <Notice tone="info">{copy.awaited(preview.awaited)}</Notice>}
          {things.length > 0 && (
            <Checkbox
              label={`${copy.makeNew} ${things.join('; ')}`}
              checked={answers.makeNew}
              onChange={({ target }) => setAnswers({ ...answers, makeNew: target.checked })}
            />
          )}
          <Missing
            missing={missing}
            isOff={answers.takeOff}
            onChange={(takeOff) => setAnswers({ ...answers, takeOff })}
          />
          {added.length + changed.length === 0 && <p className="text-stone">{copy.nothing}</p>}
          <div className="flex flex-wrap gap-3">
            <Button
              once
              busy={busy}
              disabled={!hasEffect || (things.length > 0 && !answers.makeNew)}
              onClick={() => onApply(answers)}
            >
              {copy.apply}
            </Button>
            <Button look="secondary" onClick={onDrop}>
              {copy.drop}
            </Button>
          </div>
        </>
      )}
    </div>
  );
}
