import { FileSpreadsheet, LayoutList, ListPlus, Sparkles } from 'lucide-react';
import { SubpageNavigation } from '../../ui/subpage-navigation.tsx';
import { menuCopy } from './copy.ts';
import { menuFileCopy } from './menu-file/copy.ts';

const copy = menuCopy.screens;

const links = [
  { to: '/admin/services', label: copy.services, icon: Sparkles },
  { to: '/admin/services/sections', label: copy.sections, icon: LayoutList },
  { to: '/admin/services/starter', label: copy.starter, icon: ListPlus },
  { to: '/admin/services/file', label: menuFileCopy.title, icon: FileSpreadsheet },
];

export const CatalogueNavigation = () => <SubpageNavigation label={copy.label} links={links} />;
