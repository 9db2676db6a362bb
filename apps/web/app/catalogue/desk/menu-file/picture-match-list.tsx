import type { PictureZipPreview } from '@haldi/contract/catalogue/menu-file/picture-zip-preview';
import { Badge } from '../../../ui/badge.tsx';
import { Button } from '../../../ui/button.tsx';
import { Notice } from '../../../ui/notice.tsx';
import { Table } from '../../../ui/table.tsx';
import { menuFileCopy } from './copy.ts';

const copy = menuFileCopy.pictures;

type PictureMatchListProps = {
  preview: PictureZipPreview;
  busy: boolean;
  onApply: () => void;
  onCancel: () => void;
};

export function PictureMatchList({ preview, busy, onApply, onCancel }: PictureMatchListProps) {
  const { matched, unmatched, refused } = preview;
  return (
    <div className="space-y-4">
      {refused.length > 0 && (
        <Notice tone="bad">
          <p>{copy.refused(refused.length)}</p>
          <ul className="mt-1 list-disc pl-5">
            {refused.map(({ file, reason }) => (
              <li key={file} className="wrap-anywhere">
                <strong>{file}</strong>: {reason}
              </li>
            ))}
          </ul>
        </Notice>
      )}
      {unmatched.length > 0 && (
        <Notice tone="info">
          <p className="wrap-anywhere">
            {copy.unmatched(unmatched.length)} {unmatched.join(', ')}
          </p>
        </Notice>
      )}
      {matched.length === 0 ? (
        <p className="text-stone">{copy.none}</p>
      ) : (
        <>
          <p className="font-semibold text-plum-900">{copy.matched(matched.length)}</p>
          <Table
            caption={copy.table}
            rows={matched}
            rowKey={({ id }) => id}
            columns={[
              {
                header: copy.file,
                cell: ({ file }) => <span className="wrap-anywhere">{file}</span>,
              },
              {
                header: copy.service,
                cell: ({ name, section, replaces }) => (
                  <>
                    <strong className="wrap-anywhere">{name}</strong>{' '}
                    <span className="text-stone">{section}</span>{' '}
                    {replaces && <Badge tone="golden">{copy.replaces}</Badge>}
                  </>
                ),
              },
            ]}
          />
        </>
      )}
      <div className="flex flex-wrap gap-3">
        {matched.length > 0 && refused.length === 0 && (
          <Button once busy={busy} onClick={onApply}>
            {copy.apply(matched.length)}
          </Button>
        )}
        <Button look="secondary" onClick={onCancel}>
          {menuFileCopy.preview.cancel}
        </Button>
      </div>
    </div>
  );
}
