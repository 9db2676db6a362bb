import type { MenuPreview } from '@haldi/contract/catalogue/menu-file/menu-import-preview';
import { Notice } from '../../../ui/notice.tsx';
import { menuFileCopy } from './copy.ts';

const copy = menuFileCopy.preview;

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

export function ImportPreviewErrors({
  errors,
  moreErrors,
}: Pick<MenuPreview, 'errors' | 'moreErrors'>) {
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
