import { Volume2, VolumeX } from 'lucide-react';
import { cx } from '../ui/cx.ts';
import { adminCopy } from './copy.ts';
import { playSampleChime } from './desk-chime.ts';
import { setSound, useIsSoundOn } from './sound-store.ts';

export function SoundSwitch() {
  const isOn = useIsSoundOn();
  const Icon = isOn ? Volume2 : VolumeX;
  const press = (): void => {
    setSound(!isOn);
    if (!isOn) playSampleChime();
  };
  return (
    <button
      type="button"
      role="switch"
      aria-checked={isOn}
      onClick={press}
      className="flex min-h-11 w-full items-center gap-3 rounded-field px-3 py-1 text-left leading-tight text-haldi-100 transition-colors hover:bg-white/10 hover:text-white"
    >
      <Icon aria-hidden="true" className="size-5 shrink-0" />
      <span className="grow">{adminCopy.sound}</span>
      <span
        aria-hidden="true"
        className={cx(
          'flex h-6 w-10 shrink-0 items-center rounded-full border px-0.5 transition-colors',
          isOn ? 'justify-end border-haldi-300 bg-haldi-300' : 'border-haldi-100',
        )}
      >
        <span className={cx('size-4 rounded-full', isOn ? 'bg-plum-950' : 'bg-haldi-100')} />
      </span>
    </button>
  );
}
