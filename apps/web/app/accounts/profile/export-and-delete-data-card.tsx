import { downloadMyData } from '@haldi/contract/accounts/profile/export-and-delete-endpoints';
import { indiaDay } from '@haldi/contract/kit/dates';
import { useMutation } from '@tanstack/react-query';
import { Download } from 'lucide-react';
import { useState } from 'react';
import { callEndpoint } from '../../lib/call.ts';
import { saveFile } from '../../lib/save-file.ts';
import { toFormFailure } from '../../lib/use-form.ts';
import { Button } from '../../ui/button.tsx';
import { lazyWithPreload } from '../../ui/lazy-with-preload.ts';
import { MountOnFirstOpen } from '../../ui/mount-on-first-open.tsx';
import { toast } from '../../ui/toast.ts';
import { accountsCopy } from '../copy.ts';
import { ProfileSection } from './profile-section.tsx';

const DeleteAccountDialog = lazyWithPreload(() => import('./delete-account-dialog.tsx'));

function DeleteAccount() {
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

export function ExportAndDeleteDataCard() {
  const download = useMutation({
    mutationFn: () => callEndpoint(downloadMyData, {}),
    onSuccess: (data) => {
      const name = `my-data-${indiaDay(new Date())}.json`;
      saveFile(name, 'application/json', JSON.stringify(data, null, 2));
      toast.success(accountsCopy.downloaded);
    },
    onError: (error) => toast.error(toFormFailure(error, () => false).problem ?? ''),
  });
  return (
    <ProfileSection title={accountsCopy.yourData} text={accountsCopy.yourDataText}>
      <div className="mt-4 flex flex-wrap gap-3">
        <Button look="secondary" busy={download.isPending} onClick={() => download.mutate()}>
          <Download aria-hidden="true" className="size-5" />
          {accountsCopy.download}
        </Button>
        <DeleteAccount />
      </div>
    </ProfileSection>
  );
}
