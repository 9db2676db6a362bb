import type { Setup } from '@haldi/contract/setup/schema';
import { Suspense, useState } from 'react';
import { Button } from '../../../ui/button.tsx';
import { lazyWithPreload } from '../../../ui/lazy-with-preload.ts';
import { LinkButton } from '../../../ui/link-button.tsx';
import { Notice } from '../../../ui/notice.tsx';
import { Skeleton } from '../../../ui/skeleton.tsx';
import { setupCopy } from '../../copy.ts';
import { useRefreshSetup } from '../../queries.ts';
import { StepActions, type StepProps } from './step-frame.tsx';

const StarterMenuPicker = lazyWithPreload(async () => ({
  default: (await import('../../../catalogue/shared/starter-menu-picker.tsx')).StarterMenuPicker,
}));
const MenuImportExport = lazyWithPreload(async () => ({
  default: (await import('../../../catalogue/shared/menu-import-export.tsx')).MenuImportExport,
}));

const copy = setupCopy.menu;

type Source = 'starter' | 'file';

export function MenuStep({ setup, ...props }: StepProps & { setup: Setup }) {
  const isEmpty = setup.missing.includes('menu');
  const [source, setSource] = useState<Source | undefined>(isEmpty ? 'starter' : undefined);
  const refresh = useRefreshSetup();
  const none = source === 'file' ? copy.emptyForUpload : copy.empty;
  return (
    <>
      <Notice tone={isEmpty ? 'info' : 'good'}>{isEmpty ? none : copy.filled}</Notice>
      <div className="flex flex-wrap gap-3">
        {source !== 'starter' && (
          <Button look="secondary" size="small" onClick={() => setSource('starter')}>
            {copy.fromStarter}
          </Button>
        )}
        {source !== 'file' && (
          <Button look="secondary" size="small" onClick={() => setSource('file')}>
            {isEmpty ? copy.uploadInstead : copy.fromFile}
          </Button>
        )}
        {!isEmpty && (
          <LinkButton to="/admin/services" look="quiet" size="small">
            {copy.toMenu}
          </LinkButton>
        )}
      </div>
      <Suspense fallback={<Skeleton className="h-104 rounded-card!" />}>
        {source === 'starter' && (
          <StarterMenuPicker
            onAdded={() => {
              setSource(undefined);
              void refresh();
            }}
          />
        )}
        {source === 'file' && (
          <MenuImportExport isEmpty={isEmpty} onApplied={() => void refresh()} />
        )}
      </Suspense>
      <StepActions {...props} />
    </>
  );
}
