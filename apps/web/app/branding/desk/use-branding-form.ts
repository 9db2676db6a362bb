import { CurrentBranding, type StaffBranding } from '@haldi/contract/branding/desk/schema';
import { useState } from 'react';
import { CallError } from '../../lib/call.ts';
import { libCopy } from '../../lib/copy.ts';
import {
  describeOthersChanges,
  type OthersChanges,
} from '../../settings/shared/versioned-form.tsx';
import { toast } from '../../ui/toast.ts';
import { brandingCopy as copy, paletteLabel } from './copy.ts';
import { useSaveBranding } from './queries.ts';

export const useBrandingForm = (loaded: StaffBranding) => {
  const [saved, setSaved] = useState(loaded);
  const [palette, setPalette] = useState(loaded.look.palette);
  const [logo, setLogo] = useState<Blob>();
  const [isRemoved, setIsRemoved] = useState(false);
  const [errors, setErrors] = useState<Record<string, string>>({});
  const [problem, setProblem] = useState<string>();
  const [othersChanges, setOthersChanges] = useState<OthersChanges>();
  const { mutateAsync, isPending } = useSaveBranding();

  const start = (from: StaffBranding): void => {
    setSaved(from);
    setPalette(from.look.palette);
    setLogo(undefined);
    setIsRemoved(false);
    setErrors({});
    setProblem(undefined);
    setOthersChanges(undefined);
  };
  const fail = (error: unknown): void => {
    toast.error(copy.failed);
    if (!(error instanceof CallError)) {
      setProblem(libCopy.noConnection);
      return;
    }
    const changed = CurrentBranding.safeParse(error.reason.details);
    if (error.reason.code === 'LOOK_CHANGED' && changed.success) {
      const { standing } = changed.data;
      setSaved(standing);
      const current = copy.current(
        paletteLabel(standing.look.palette),
        Boolean(standing.look.logo),
      );
      setOthersChanges(describeOthersChanges(copy, standing.lastSaved, [current]));
    } else {
      setErrors(error.reason.fields ?? {});
      setProblem(error.message);
    }
  };
  const save = async (): Promise<boolean> => {
    setErrors({});
    setProblem(undefined);
    try {
      const { version } = saved;
      start(await mutateAsync({ palette, version, logo, removeLogo: isRemoved && !logo }));
      toast.success(copy.saved);
      return true;
    } catch (error) {
      fail(error);
      return false;
    }
  };
  return {
    saved,
    palette,
    logo,
    isRemoved,
    errors,
    problem,
    othersChanges,
    isPending,
    isChanged: palette !== saved.look.palette || logo !== undefined || isRemoved,
    setPalette: (choice: string): void => {
      setPalette(choice);
      setErrors({});
    },
    chooseLogo: (file: Blob | undefined): void => {
      setLogo(file);
      setErrors({});
    },
    removeLogo: setIsRemoved,
    save,
    discard: () => start(saved),
  };
};
