import { CSPProvider } from '@base-ui/react/csp-provider';
import { Popover } from '@base-ui/react/popover';
import { Info } from 'lucide-react';
import { cx } from './cx.ts';
import { iconButtonStyle } from './icon-button.tsx';

type HelpTipProps = {
  /** Accessible name. */
  label: string;
  text: string;
  className?: string;
};

/** A popover and not a tooltip, because tooltips do not open on touch. */
export function HelpTip({ label, text, className }: HelpTipProps) {
  return (
    <CSPProvider disableStyleElements>
      <Popover.Root>
        <Popover.Trigger
          openOnHover
          delay={200}
          aria-label={label}
          className={iconButtonStyle(cx('text-stone', className))}
        >
          <Info aria-hidden="true" className="size-4" />
        </Popover.Trigger>
        <Popover.Portal>
          <Popover.Positioner sideOffset={-4} collisionPadding={8} className="z-50">
            <Popover.Popup
              aria-label={label}
              className="w-64 rounded-field bg-plum-950 px-4 py-3 text-sm text-white shadow-soft transition-opacity outline-none data-ending-style:opacity-0 data-starting-style:opacity-0"
            >
              <Popover.Description>{text}</Popover.Description>
            </Popover.Popup>
          </Popover.Positioner>
        </Popover.Portal>
      </Popover.Root>
    </CSPProvider>
  );
}
