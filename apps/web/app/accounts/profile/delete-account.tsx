import { useState } from 'react';
import { Button } from '../../ui/button.tsx';
import { lazyWithPreload } from '../../ui/lazy-with-preload.ts';
import { MountOnFirstOpen } from '../../ui/mount-on-first-open.tsx';
import { accountsCopy } from '../copy.ts';

const DeleteAccountDialog = lazyWithPreload(() => import('./delete-account-dialog.tsx'));

export function DeleteAccount() {
  const [isOpen, setIsOpen] = useState(false);
  return (
    <>
      <Button
        look="quiet"
        className="text-brick-700!"
        onPointerEnter={DeleteAccountDialog.preload}
        onFocus={DeleteAccountDialog.preload}
        onClick={() => setIsOpen(true)}
      >
        {accountsCopy.deleteAccount}
      </Button>
      <MountOnFirstOpen open={isOpen}>
        <DeleteAccountDialog open={isOpen} onClose={() => setIsOpen(false)} />
      </MountOnFirstOpen>
    </>
  );
}
