import { CSPProvider } from '@base-ui/react/csp-provider';
import { Menu as Base } from '@base-ui/react/menu';
import { type ComponentType, type ReactNode, useState } from 'react';
import { useCloseOnBack } from '../lib/use-close-on-back.ts';
import { cx } from './cx.ts';
import { iconButtonStyle } from './icon-button.tsx';

export type MenuItem = {
  label: string;
  icon?: ComponentType<{ className?: string; 'aria-hidden'?: 'true' }>;
  danger?: boolean;
  disabled?: boolean;
} & (
  | { onSelect: () => void; href?: never }
  /** An external URL, e.g. tel: or mailto:. */
  | { href: string; newTab?: boolean; onFollow?: (() => void) | undefined; onSelect?: never }
);

export type MenuProps = {
  label: string;
  icon: ReactNode;
  items: readonly MenuItem[];
};

const itemStyle = (danger: boolean | undefined): string =>
  cx(
    'flex min-h-11 cursor-pointer items-center gap-3 rounded-field px-3 py-2 outline-none select-none',
    'data-disabled:cursor-not-allowed data-disabled:opacity-50 data-highlighted:bg-haldi-100',
    danger && 'text-brick-600 data-highlighted:bg-brick-100',
  );

function Item({ item }: { item: MenuItem }) {
  const { icon: Icon, label, danger } = item;
  const content = (
    <>
      {Icon && <Icon aria-hidden="true" className="size-5 shrink-0" />}
      {label}
    </>
  );
  if (item.href !== undefined) {
    return (
      <Base.LinkItem
        href={item.href}
        {...(item.newTab && { target: '_blank', rel: 'noopener noreferrer' })}
        {...(item.onFollow && { onClick: item.onFollow })}
        className={itemStyle(danger)}
        closeOnClick
      >
        {content}
      </Base.LinkItem>
    );
  }
  return (
    <Base.Item
      onClick={item.onSelect}
      disabled={item.disabled ?? false}
      className={itemStyle(danger)}
    >
      {content}
    </Base.Item>
  );
}

export function Menu({ label, icon, items }: MenuProps) {
  const [isOpen, setIsOpen] = useState(false);
  useCloseOnBack(isOpen, () => setIsOpen(false));
  return (
    <CSPProvider disableStyleElements>
      <Base.Root open={isOpen} onOpenChange={setIsOpen}>
        <Base.Trigger aria-label={label} title={label} className={iconButtonStyle()}>
          {icon}
        </Base.Trigger>
        <Base.Portal>
          <section aria-label={label}>
            <Base.Positioner sideOffset={4} align="end" className="z-50 outline-none">
              <Base.Popup className="min-w-48 rounded-card border border-sand bg-white p-1.5 shadow-soft transition-opacity outline-none data-ending-style:opacity-0 data-starting-style:opacity-0">
                {items.map((item) => (
                  <Item key={item.label} item={item} />
                ))}
              </Base.Popup>
            </Base.Positioner>
          </section>
        </Base.Portal>
      </Base.Root>
    </CSPProvider>
  );
}
