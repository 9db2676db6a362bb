import * as calls from '@haldi/contract/catalogue/menu-file/endpoints';
import type { PendingPicture } from '@haldi/contract/catalogue/menu-file/menu-import-preview';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { callEndpoint } from '../../../lib/call.ts';
import { download } from '../../../lib/download.ts';

export type MenuFileFormat = 'csv' | 'xlsx';

export const downloadMenu = (format: MenuFileFormat): Promise<void> =>
  download(calls.exportMenu, { query: { format } });

export const downloadMenuTemplate = (): Promise<void> =>
  download(calls.exportMenu, { query: { format: 'xlsx', template: 'yes' } });

/** Also after a refusal, because an outdated menu may be the reason. */
const useRefresh = () => {
  const queries = useQueryClient();
  return () => queries.invalidateQueries({ queryKey: ['admin'] });
};

export const usePreviewMenuFile = () =>
  useMutation({
    mutationFn: (file: Blob) => callEndpoint(calls.previewMenuFile, { body: {}, files: { file } }),
  });

type MenuImportRequest = {
  file: Blob;
  fingerprint: string;
  hideMissing: boolean;
  createNew: boolean;
};

const yesOrNo = (is: boolean): 'yes' | 'no' => (is ? 'yes' : 'no');

export const useApplyMenuFile = () =>
  useMutation({
    mutationFn: ({ file, fingerprint, hideMissing, createNew }: MenuImportRequest) =>
      callEndpoint(calls.applyMenuFile, {
        body: { fingerprint, hideMissing: yesOrNo(hideMissing), createNew: yesOrNo(createNew) },
        files: { file },
      }),
    onSettled: useRefresh(),
  });

type PictureZip = { file: Blob; awaited: readonly PendingPicture[] };

export const usePreviewPictureZip = () =>
  useMutation({
    mutationFn: ({ file, awaited }: PictureZip) =>
      callEndpoint(calls.previewPictureZip, {
        body: { awaited: JSON.stringify(awaited) },
        files: { file },
      }),
  });

export const useApplyPictureZip = () =>
  useMutation({
    mutationFn: ({ file, awaited, fingerprint }: PictureZip & { fingerprint: string }) =>
      callEndpoint(calls.applyPictureZip, {
        body: { fingerprint, awaited: JSON.stringify(awaited) },
        files: { file },
      }),
    onSettled: useRefresh(),
  });
