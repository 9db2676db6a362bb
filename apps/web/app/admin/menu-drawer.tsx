import { CSPProvider } from '@base-ui/react/csp-provider';
import { Dialog } from '@base-ui/react/dialog';
import { X } from 'lucide-react';
import type { ReactNode } from 'react';
import { useCloseOnBack } from '../lib/use-close-on-back.ts';
import { adminCopy } from './copy.ts';
import { AdminBrand } from './side-menu.tsx';

type MenuDrawerProps = { open: boolean; onClose: () => void; children: ReactNode };

export function MenuDrawer({ open, onClose, children }: MenuDrawerProps) {
  useCloseOnBack(open, onClose);
  return (
    <CSPProvider disableStyleElements>
      <Dialog.Root open={open} onOpenChange={(next) => !next && onClose()}>
        <Dialog.Portal>
          <Dialog.Backdrop className="fixed inset-0 z-40 bg-plum-950/55 transition-opacity duration-200 data-ending-style:opacity-0 data-starting-style:opacity-0 lg:hidden" />
          <Dialog.Popup className="fixed inset-y-0 left-0 z-40 flex w-72 max-w-[85vw] flex-col bg-plum-900 pb-[env(safe-area-inset-bottom)] transition-transform duration-200 outline-none data-ending-style:-translate-x-full data-starting-style:-translate-x-full lg:hidden">
            <div className="flex items-center justify-between border-b border-white/15 py-2 pr-1 pl-4">
              <Dialog.Title className="sr-only">{adminCopy.menu}</Dialog.Title>
              <AdminBrand />
              <Dialog.Close
                aria-label={adminCopy.closeMenu}
                className="flex size-11 items-center justify-center rounded-full text-white"
              >
                <X aria-hidden="true" />
              </Dialog.Close>
            </div>
            {children}
          </Dialog.Popup>
        </Dialog.Portal>
      </Dialog.Root>
    </CSPProvider>
  );
}
