import { publicSettings } from '@haldi/contract/settings/endpoints';
import type { PublicSettings } from '@haldi/contract/settings/schema';
import { call } from '../lib/call.ts';

export const fetchSettings = (): Promise<PublicSettings> => call(publicSettings, {});
