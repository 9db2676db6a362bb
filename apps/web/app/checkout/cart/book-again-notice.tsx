import { formatRupees } from '@haldi/contract/kit/money';
import { Notice } from '../../ui/notice.tsx';
import { useBookAgainChanges } from './book-again-changes-store.ts';
import { bookAgainCopy } from './book-again-copy.ts';

export function BookAgainNotice({ className }: { className: string }) {
  const note = useBookAgainChanges();
  if (
    !note ||
    (note.unavailableBeautician === null &&
      note.unavailable.length + note.moreExpensive.length === 0)
  )
    return null;
  return (
    <div role="status">
      <Notice tone="info" className={className}>
        <p className="font-semibold">{bookAgainCopy.title}</p>
        <ul>
          {note.unavailable.map((name) => (
            <li key={name} className="wrap-anywhere">
              {bookAgainCopy.unavailable(name)}
            </li>
          ))}
          {note.moreExpensive.map(({ name, was, now }) => (
            <li key={name} className="wrap-anywhere">
              {bookAgainCopy.priceIncreased(name, formatRupees(was), formatRupees(now))}
            </li>
          ))}
          {note.unavailableBeautician !== null && (
            <li className="wrap-anywhere">
              {bookAgainCopy.unavailableBeautician(note.unavailableBeautician)}
            </li>
          )}
        </ul>
      </Notice>
    </div>
  );
}
