import { LayoutList, ListPlus, Sparkles } from 'lucide-react';
import { SectionLinks } from '../../ui/section-links.tsx';
import { menuCopy } from './copy.ts';

const copy = menuCopy.screens;

const links = [
  { to: '/admin/services', label: copy.services, icon: Sparkles },
  { to: '/admin/services/sections', label: copy.sections, icon: LayoutList },
  { to: '/admin/services/starter', label: copy.starter, icon: ListPlus },
];

/** The screens of the menu. */
export const ServicesLinks = () => <SectionLinks label={copy.label} links={links} />;
