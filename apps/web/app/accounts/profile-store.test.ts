import type { UserData } from '@haldi/contract/accounts/schema';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { CallRefused } from '../lib/call.ts';
import { createProfileStore } from './profile-store.ts';

const asha: UserData = {
  _id: 'u1',
  username: 'Asha',
  mobileNumber: '9800000001',
  street: 'Paud Road',
  apartmentNumber: '',
  town: 'Pune',
  state: '',
  pincode: '411038',
  latitude: null,
  longitude: null,
  email: 'asha@example.com',
  isAdmin: false,
};

const setUp = (stored: string | null = null) => {
  let token = stored;
  let userId: string | null = null;
  const listeners = new Set<() => void>();
  const store = (next: string | null): void => {
    token = next;
    for (const listener of listeners) listener();
  };
  const fetchUser = vi.fn<() => Promise<UserData>>(async () => asha);
  const profile = createProfileStore({
    session: {
      token: () => token,
      subscribe: (listener) => {
        listeners.add(listener);
        return () => listeners.delete(listener);
      },
      setUserId: (id) => {
        userId = id;
      },
      signIn: (next, id) => {
        userId = id;
        store(next);
      },
    },
    fetchUser,
  });
  return { profile, fetchUser, store, userId: () => userId };
};

const settled = () => new Promise((resolve) => setImmediate(resolve));
const refused = new CallRefused(401, { code: 'UNAUTHENTICATED', message: 'No.' });

describe('the profile', () => {
  const logged = vi.spyOn(console, 'error');
  beforeEach(() => logged.mockImplementation(() => undefined));
  afterEach(() => logged.mockReset());

  test('loading starts true and ends false for a visitor, who is not asked about', () => {
    const { profile, fetchUser } = setUp();
    expect(profile.get()).toEqual({ user: null, isLoading: true });
    profile.start();
    expect(profile.get()).toEqual({ user: null, isLoading: false });
    expect(fetchUser).not.toHaveBeenCalled();
  });

  test('loads by itself while there is a token, and its id is stored', async () => {
    const { profile, userId } = setUp('t1');
    profile.start();
    expect(profile.get()).toEqual({ user: null, isLoading: true });
    await settled();
    expect(profile.get()).toEqual({ user: asha, isLoading: false });
    expect(userId()).toBe('u1');
  });

  test('one that throws is logged, shows nothing and ends the loading', async () => {
    const { profile, fetchUser } = setUp('t1');
    const failure = new TypeError('Failed to fetch');
    fetchUser.mockRejectedValueOnce(failure);
    profile.start();
    await settled();
    expect(profile.get()).toEqual({ user: null, isLoading: false });
    expect(logged).toHaveBeenCalledExactlyOnceWith('Error fetching user data', failure);
  });

  test('one that is refused is ignored and ends the loading', async () => {
    const { profile, fetchUser } = setUp('t1');
    fetchUser.mockRejectedValueOnce(refused);
    profile.start();
    await settled();
    expect(profile.get()).toEqual({ user: null, isLoading: false });
    expect(logged).not.toHaveBeenCalled();
  });

  test('storing a token signs in and clearing it signs out, in this tab or another', async () => {
    const { profile, store } = setUp();
    profile.start();
    store('t1');
    expect(profile.get().isLoading).toBe(true);
    await settled();
    expect(profile.get().user).toEqual(asha);
    store(null);
    expect(profile.get()).toEqual({ user: null, isLoading: false });
  });

  test('an answer for an earlier token is dropped', async () => {
    const { profile, fetchUser, store } = setUp('t1');
    let answer: (user: UserData) => void = () => undefined;
    fetchUser.mockReturnValueOnce(
      new Promise((resolve) => {
        answer = resolve;
      }),
    );
    profile.start();
    store(null);
    answer(asha);
    await settled();
    expect(profile.get()).toEqual({ user: null, isLoading: false });
  });

  test('signing in shows the user at once, also where the profile then fails', async () => {
    const { profile, fetchUser, userId } = setUp();
    profile.start();
    fetchUser.mockRejectedValueOnce(new TypeError('Failed to fetch'));
    profile.signIn({ token: 't1', userData: asha });
    expect(profile.get()).toEqual({ user: asha, isLoading: false });
    expect(userId()).toBe('u1');
    expect(fetchUser).toHaveBeenCalledOnce();
    await settled();
    expect(profile.get()).toEqual({ user: asha, isLoading: false });
  });

  test('can be asked for again', async () => {
    const { profile, fetchUser } = setUp('t1');
    fetchUser.mockRejectedValueOnce(new TypeError('Failed to fetch'));
    profile.start();
    await settled();
    profile.reload();
    expect(profile.get().isLoading).toBe(true);
    await settled();
    expect(profile.get().user).toEqual(asha);
  });

  test('nobody is followed once it is stopped', () => {
    const { profile, fetchUser, store } = setUp();
    profile.start()();
    store('t1');
    expect(fetchUser).not.toHaveBeenCalled();
  });
});
