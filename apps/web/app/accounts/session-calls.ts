import { currentUser, logOut } from '@haldi/contract/accounts/endpoints';
import type { UserData } from '@haldi/contract/accounts/schema';
import { call } from '../lib/call.ts';

/** Fetched only where somebody is signed in: visitors carry no account's schemas. */
export const fetchUser = async (): Promise<UserData> => (await call(currentUser, {})).userData;
export const endSession = (): Promise<void> => call(logOut, {});
