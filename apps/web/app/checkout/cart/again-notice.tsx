import { formatRupees } from '@haldi/contract/kit/money';
import { Notice } from '../../ui/notice.tsx';
import { againCopy } from './again-copy.ts';
import { useAgainNote } from './again-store.ts';

/** What is no longer as it was when this was ordered the last time. */
export function AgainNotice({ className }: { className: string }) {
  const note = useAgainNote();
  if (!note || (note.notHer === null && note.gone.length + note.dearer.length === 0)) return null;
  return (
    <div role="status">
      <Notice tone="info" className={className}>
        <p className="font-semibold">{againCopy.title}</p>
        <ul>
          {note.gone.map((name) => (
            <li key={name} className="wrap-anywhere">
              {againCopy.gone(name)}
            </li>
          ))}
          {note.dearer.map(({ name, was, now }) => (
            <li key={name} className="wrap-anywhere">
              {againCopy.dearer(name, formatRupees(was), formatRupees(now))}
            </li>
          ))}
          {note.notHer !== null && (
            <li className="wrap-anywhere">{againCopy.notHer(note.notHer)}</li>
          )}
        </ul>
      </Notice>
    </div>
  );
}
