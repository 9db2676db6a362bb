import type { UserData } from '@haldi/contract/accounts/schema';
import { createPageLink } from '@haldi/contract/pages/pages';
import { LogOut, Volume2, VolumeX } from 'lucide-react';
import { PushSwitch } from '../inbox/shared/push-switch.tsx';
import { formatPhone } from '../lib/phone.ts';
import { useMediaQuery } from '../lib/use-media-query.ts';
import { cx } from '../ui/cx.ts';
import { Initials } from '../ui/initials.tsx';
import { Link } from '../ui/prefetching-links.tsx';
import { adminCopy } from './copy.ts';
import { playSampleChime } from './new-order-chime.ts';
import { setNewOrderSound, useIsSoundOn } from './new-order-sound-store.ts';
import { shortEmail } from './short-email.ts';

const logOut = createPageLink('/contact/logout');

function SoundSwitch() {
  const isOn = useIsSoundOn();
  const Icon = isOn ? Volume2 : VolumeX;
  const press = (): void => {
    setNewOrderSound(!isOn);
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

export function AccountFooter({ user }: { user: UserData }) {
  const isPhone = useMediaQuery('(pointer: coarse)');
  return (
    <footer className="border-t border-white/15 px-3 pt-1 pb-3">
      <SoundSwitch />
      <PushSwitch
        label={isPhone ? adminCopy.pushPhone : adminCopy.pushComputer}
        userId={user._id}
      />
      <div className="mt-1 flex items-center gap-3 border-t border-white/15 px-1 pt-3">
        <Initials name={user.username} className="size-10 bg-haldi-300 text-plum-950" />
        <p className="min-w-0 grow leading-tight">
          <span className="block truncate font-semibold text-white">{user.username}</span>
          <span
            className="block text-sm wrap-anywhere text-haldi-100"
            title={user.email || undefined}
          >
            {user.email ? shortEmail(user.email) : formatPhone(user.mobileNumber)}
          </span>
        </p>
      </div>
      <Link
        to={logOut.to}
        prefetch="none"
        className="mt-2 flex min-h-11 items-center gap-3 rounded-field px-3 text-haldi-100 transition-colors hover:bg-white/10 hover:text-white"
      >
        <LogOut aria-hidden="true" className="size-5 shrink-0" />
        {logOut.label}
      </Link>
    </footer>
  );
}
