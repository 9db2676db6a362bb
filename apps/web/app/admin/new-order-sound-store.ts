import { createStoredStore, useStore } from '../lib/store.ts';

const sound = createStoredStore<boolean>({
  key: 'newOrderSound',
  read: (saved) => saved !== 'off',
  write: (isOn) => (isOn ? null : 'off'),
});

export const isSoundOn = sound.get;
export const setNewOrderSound = (isOn: boolean): void => sound.update(() => isOn);
export const useIsSoundOn = (): boolean => useStore(sound);
