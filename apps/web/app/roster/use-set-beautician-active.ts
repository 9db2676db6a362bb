import type { Beautician } from '@haldi/contract/roster/schema';
import { useState } from 'react';
import { errorText } from '../lib/error-text.ts';
import { useConfirmAffectedVisits } from '../schedule/shared/use-confirm-affected-visits.ts';
import { toast } from '../ui/toast.ts';
import { rosterCopy } from './copy.ts';
import { useChangeBeautician, useRefreshRoster } from './queries.ts';

const copy = rosterCopy.active;

export const useSetBeauticianActive = (beautician: Beautician) => {
  const [isAsking, setIsAsking] = useState(false);
  const refresh = useRefreshRoster();
  const { mutateAsync, isPending } = useChangeBeautician();
  const confirmation = useConfirmAffectedVisits(async (active: boolean, acknowledged?: string) => {
    const { _id: id, timeOff: _, picture: __, ...details } = beautician;
    await mutateAsync({ id, body: { ...details, active, ...(acknowledged && { acknowledged }) } });
    setIsAsking(false);
    toast.success(active ? copy.activated : copy.deactivated);
  });
  const showError = (error: unknown): void => {
    toast.error(errorText(error) ?? copy.failed);
    void refresh();
  };
  return {
    ...confirmation,
    isAsking,
    isPending,
    ask: (): void => setIsAsking(true),
    dismiss: (): void => setIsAsking(false),
    set: (active: boolean): void => void confirmation.attempt(active).catch(showError),
    confirm: (stamp: string): void => void confirmation.confirm(stamp).catch(showError),
  };
};
