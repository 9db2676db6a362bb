import type { ComponentType, ReactNode } from 'react';
import { useState } from 'react';
import { IconButton } from './icon-button.tsx';
import { lazyPart } from './lazy-part.tsx';

export type MenuItem = {
  label: string;
  icon?: ComponentType<{ className?: string; 'aria-hidden'?: 'true' }>;
  danger?: boolean;
  disabled?: boolean;
} & (
  | { onSelect: () => void; href?: never }
  /** A telephone, mail or other outside address. */
  | { href: string; onSelect?: never }
);

export type MenuProps = {
  /** What the menu holds; the name of its button. */
  label: string;
  /** The picture in the button. */
  icon: ReactNode;
  items: readonly MenuItem[];
};

const MenuPopup = lazyPart<MenuProps>(() =>
  import('./menu-popup.tsx').then((module) => module.MenuPopup),
);

/** A button with a list of actions. */
export function Menu(props: MenuProps) {
  const [isWanted, setIsWanted] = useState(false);
  const closed = (
    <IconButton
      label={props.label}
      aria-haspopup="menu"
      aria-expanded={false}
      onPointerEnter={MenuPopup.preload}
      onFocus={MenuPopup.preload}
      onClick={() => setIsWanted(true)}
    >
      {props.icon}
    </IconButton>
  );
  return isWanted ? <MenuPopup {...props} meanwhile={closed} /> : closed;
}
