import { emptyAddress } from '@haldi/contract/accounts/addresses/address';
import type { UserData } from '@haldi/contract/accounts/schema';
import { QueryClient, QueryObserver } from '@tanstack/react-query';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { memoryStorage } from '../lib/memory-storage.ts';
import { profileQuery } from './profile-query.ts';
import { session } from './session-store.ts';

const asha: UserData = {
  _id: 'u1',
  username: 'Asha',
  mobileNumber: '9800000001',
  ...emptyAddress,
  street: 'Paud Road',
  apartmentNumber: '',
  town: 'Pune',
  state: '',
  pincode: '411038',
  latitude: null,
  longitude: null,
  email: 'asha@example.com',
  isAdmin: false,
  role: 'customer',
  isOnRoster: false,
};

const fetched = vi.fn<() => Promise<Response>>();
const logged = vi.spyOn(console, 'error');

const follow = (token: string | null) => {
  const observer = new QueryObserver(new QueryClient(), profileQuery(token));
  observer.subscribe(() => undefined);
  return observer;
};
const shown = (observer: ReturnType<typeof follow>) => {
  const { data, isFetching } = observer.getCurrentResult();
  return { user: data, isFetching };
};

beforeEach(() => {
  vi.stubGlobal('localStorage', memoryStorage(new Map([['token', 't1']])));
  vi.stubGlobal('fetch', fetched);
  fetched.mockImplementation(async () => Response.json({ userData: asha }));
  logged.mockImplementation(() => undefined);
  session.signIn('t1', '');
});
afterEach(() => {
  fetched.mockReset();
  logged.mockReset();
  vi.unstubAllGlobals();
});

describe('the profile', () => {
  test('is not loaded for a visitor', () => {
    expect(shown(follow(null))).toEqual({ user: undefined, isFetching: false });
    expect(fetched).not.toHaveBeenCalled();
  });

  test('loads if there is a token, and its id is stored', async () => {
    const profile = follow('t1');
    expect(shown(profile)).toEqual({ user: undefined, isFetching: true });
    await vi.waitFor(() => expect(shown(profile)).toEqual({ user: asha, isFetching: false }));
    expect(session.userId()).toBe('u1');
  });

  test('one that throws is logged, shows nothing and ends the loading', async () => {
    const failure = new TypeError('Failed to fetch');
    fetched.mockRejectedValueOnce(failure);
    const profile = follow('t1');
    await vi.waitFor(() => expect(shown(profile)).toEqual({ user: undefined, isFetching: false }));
    expect(logged).toHaveBeenCalledExactlyOnceWith('Error fetching user data', failure);
  });

  test('one that is refused is ignored and ends the loading', async () => {
    fetched.mockResolvedValueOnce(
      Response.json({ code: 'UNAUTHENTICATED', message: 'No.' }, { status: 401 }),
    );
    const profile = follow('t1');
    await vi.waitFor(() => expect(shown(profile)).toEqual({ user: undefined, isFetching: false }));
    expect(logged).not.toHaveBeenCalled();
  });

  test('a response for an earlier token does not set the current user', async () => {
    const { promise, resolve } = Promise.withResolvers<Response>();
    fetched.mockReturnValueOnce(promise);
    const profile = follow('t1');
    session.signIn('t2', 'u2');
    resolve(Response.json({ userData: asha }));
    await vi.waitFor(() => expect(shown(profile).isFetching).toBe(false));
    expect(session.userId()).toBe('u2');
  });

  test('can be asked for again', async () => {
    fetched.mockRejectedValueOnce(new TypeError('Failed to fetch'));
    const profile = follow('t1');
    await vi.waitFor(() => expect(shown(profile).isFetching).toBe(false));
    await profile.refetch();
    expect(shown(profile).user).toEqual(asha);
  });
});
