import type { ComponentType, ReactNode } from 'react';

export type MenuItem = {
  label: string;
  icon?: ComponentType<{ className?: string; 'aria-hidden'?: 'true' }>;
  danger?: boolean;
  disabled?: boolean;
} & (
  | { onSelect: () => void; href?: never }
  /** A telephone, mail or other outside address. */
  | { href: string; newTab?: boolean; onSelect?: never }
);

export type MenuProps = {
  /** What the menu holds; the name of its button. */
  label: string;
  /** The picture in the button. */
  icon: ReactNode;
  items: readonly MenuItem[];
};
