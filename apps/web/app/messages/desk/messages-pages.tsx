import { MessagesSquare, PencilLine } from 'lucide-react';
import { NavLink } from '../../ui/link.tsx';
import { messagesCopy as copy } from './copy.ts';

const style =
  'inline-flex min-h-11 items-center gap-2 rounded-full border border-edge bg-white px-4 font-semibold text-plum-700 transition-colors hover:bg-haldi-100 ' +
  'aria-[current=page]:border-plum-700 aria-[current=page]:bg-plum-700 aria-[current=page]:text-white';

/** The screens behind Messages. */
export function MessagesPages() {
  return (
    <nav aria-label={copy.sections} className="flex flex-wrap gap-2">
      <NavLink to="/admin/messages" end className={style}>
        <MessagesSquare aria-hidden="true" className="size-5" />
        {copy.lists}
      </NavLink>
      <NavLink to="/admin/messages/texts" className={style}>
        <PencilLine aria-hidden="true" className="size-5" />
        {copy.texts}
      </NavLink>
    </nav>
  );
}
