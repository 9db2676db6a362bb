import { useState } from 'react';
import { IconButton } from './icon-button.tsx';
import { lazyPart } from './lazy-part.tsx';
import type { MenuProps } from './menu-props.ts';

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
