import {
  type Beautician,
  CurrentBeautician,
  type NewBeautician,
} from '@haldi/contract/roster/schema';
import { useState } from 'react';
import { CallError } from '../lib/call.ts';
import { useAddBeautician, useChangeBeautician, useChangeBeauticianPicture } from './queries.ts';

/** Undefined keeps the stored picture. */
export type BeauticianPictureChoice = Blob | 'none' | undefined;

const currentBeauticianFrom = (error: unknown): Beautician | undefined => {
  if (!(error instanceof CallError) || error.reason.code !== 'BEAUTICIAN_CHANGED') return undefined;
  return CurrentBeautician.safeParse(error.reason.details).data?.beautician;
};

/** Saves the details, then the picture. A second try continues where the first one failed. */
export const useSaveBeautician = (beautician: Beautician | undefined) => {
  const [current, setCurrent] = useState(beautician);
  const adding = useAddBeautician();
  const changing = useChangeBeautician();
  const changingPicture = useChangeBeauticianPicture();

  const saveDetails = async (body: NewBeautician, acknowledged?: string): Promise<Beautician> => {
    if (!current) return adding.mutateAsync(body);
    const { _id: id, active, version } = current;
    const update = { ...body, active, version, ...(acknowledged && { acknowledged }) };
    return changing.mutateAsync({ id, body: update }).catch((error: unknown) => {
      const now = currentBeauticianFrom(error);
      // The refusal was shown, so the next save may overwrite the changes.
      if (now) setCurrent(now);
      throw error;
    });
  };
  return {
    isPending: adding.isPending || changing.isPending || changingPicture.isPending,
    save: async (
      body: NewBeautician,
      picture: BeauticianPictureChoice,
      acknowledged?: string,
    ): Promise<void> => {
      const saved = await saveDetails(body, acknowledged);
      setCurrent(saved);
      if (picture === undefined) return;
      const image = picture === 'none' ? null : picture;
      setCurrent(await changingPicture.mutateAsync({ id: saved._id, image }));
    },
  };
};
