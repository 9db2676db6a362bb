import { MessagesSquare, PencilLine } from 'lucide-react';
import { SubpageNavigation } from '../../ui/subpage-navigation.tsx';
import { messagesCopy as copy } from './copy.ts';

const links = [
  { to: '/admin/messages', label: copy.messages, icon: MessagesSquare },
  { to: '/admin/messages/templates', label: copy.templates, icon: PencilLine },
];

export function MessagesNavigation() {
  return <SubpageNavigation label={copy.sections} links={links} />;
}
