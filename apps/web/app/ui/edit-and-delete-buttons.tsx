import type { UseMutationResult } from '@tanstack/react-query';
import { Pencil, Trash2 } from 'lucide-react';
import { type ReactNode, useState } from 'react';
import { refusedOrFailedText } from '../lib/error-text.ts';
import { reloadSoon } from '../lib/reload-soon.ts';
import { Button } from './button.tsx';
import { lazyWithPreload } from './lazy-with-preload.ts';
import { MountOnFirstOpen } from './mount-on-first-open.tsx';
import { toast } from './toast.ts';

const ConfirmDialog = lazyWithPreload(() => import('./confirm-dialog.tsx'));

type Copy = {
  edit: string;
  delete: string;
  deleteTitle: string;
  deleteText: string;
  deleted: string;
  deleteRefused: string;
  deleteFailed: string;
};

type AuthorActionsProps = {
  copy: Copy;
  remove: UseMutationResult<unknown, Error, void>;
  preloadEdit: () => void;
  children: (dialog: { open: boolean; onClose: () => void }) => ReactNode;
};

export function EditAndDeleteButtons({ copy, remove, preloadEdit, children }: AuthorActionsProps) {
  const [opened, setOpened] = useState<'edit' | 'delete' | null>(null);
  const onClose = (): void => setOpened(null);
  const confirm = (): void =>
    remove.mutate(undefined, {
      onSuccess: () => {
        toast.afterReload('success', copy.deleted);
        reloadSoon();
      },
      onError: (error) => {
        toast.error(refusedOrFailedText(error, copy.deleteRefused, copy.deleteFailed));
        onClose();
      },
    });
  return (
    <>
      <Button
        look="secondary"
        onPointerEnter={preloadEdit}
        onFocus={preloadEdit}
        onClick={() => setOpened('edit')}
      >
        <Pencil aria-hidden="true" className="size-4" />
        {copy.edit}
      </Button>
      <Button
        look="quiet"
        onPointerEnter={ConfirmDialog.preload}
        onFocus={ConfirmDialog.preload}
        onClick={() => setOpened('delete')}
      >
        <Trash2 aria-hidden="true" className="size-4" />
        {copy.delete}
      </Button>
      <MountOnFirstOpen open={opened === 'edit'}>
        {children({ open: opened === 'edit', onClose })}
      </MountOnFirstOpen>
      <MountOnFirstOpen open={opened === 'delete'}>
        <ConfirmDialog
          open={opened === 'delete'}
          title={copy.deleteTitle}
          text={copy.deleteText}
          confirm={copy.delete}
          busy={remove.isPending || remove.isSuccess}
          onConfirm={confirm}
          onClose={onClose}
        />
      </MountOnFirstOpen>
    </>
  );
}
