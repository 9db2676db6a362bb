import { weekdaysFromMonday } from '@haldi/contract/kit/weekdays';
import { defaultWorkingHours } from '@haldi/contract/roster/schema';
import { UserPlus, UserRoundCheck } from 'lucide-react';
import { useState } from 'react';
import { useAuth } from '../../accounts/auth-store.tsx';
import { useSettings } from '../../settings/queries.ts';
import { Avatar } from '../../ui/avatar.tsx';
import { Button } from '../../ui/button.tsx';
import { toast } from '../../ui/toast.ts';
import { useChangeStaffMember } from '../../users/staff/queries.ts';
import { BeauticianForm } from '../beautician-form.tsx';
import { rosterCopy } from '../copy.ts';
import { formatWeeklyHours } from '../format-working-hours.ts';
import { useAddBeautician, useBeauticians } from '../queries.ts';

const copy = rosterCopy.step;

/** Adds the owner as a beautician for all services and links the account, which enables My day. */
const useAddMyselfToRoster = () => {
  const { user, reload } = useAuth();
  const { booking } = useSettings();
  const adding = useAddBeautician();
  const linking = useChangeStaffMember(user?._id ?? '');
  const addMyself = async (): Promise<void> => {
    if (!user) return;
    const days = weekdaysFromMonday.filter((weekday) => !booking.closedWeekdays.includes(weekday));
    try {
      const { _id } = await adding.mutateAsync({
        ...{ name: user.username, phone: user.mobileNumber, about: '', skills: [], areas: [] },
        hours: days.map((weekday) => ({ weekday, ...defaultWorkingHours })),
      });
      await linking.mutateAsync({ role: 'owner', beautician: _id });
      reload();
      toast.success(rosterCopy.form.added);
    } catch {
      toast.error(copy.failed);
    }
  };
  return {
    addMyself,
    isBusy: adding.isPending || linking.isPending,
    isAdded: user?.isOnRoster === true,
  };
};

export function BeauticiansSetupContent() {
  const { data: roster = [] } = useBeauticians();
  const myself = useAddMyselfToRoster();
  const [opened, setOpened] = useState({ isOpen: false, time: 0 });
  const working = roster.filter(({ active }) => active);
  return (
    <div className="space-y-4">
      {working.length > 0 && (
        <ul
          aria-label={copy.list}
          className="divide-y divide-sand rounded-field border border-sand"
        >
          {working.map(({ _id, name, picture, hours }) => (
            <li key={_id} className="flex items-center gap-3 px-4 py-3">
              <Avatar name={name} picture={picture} className="size-10" />
              <span className="min-w-0">
                <span className="block font-semibold wrap-anywhere">{name}</span>
                <span className="block text-sm text-stone">{formatWeeklyHours(hours)}</span>
              </span>
            </li>
          ))}
        </ul>
      )}
      <div className="flex flex-wrap gap-3">
        {!myself.isAdded && (
          <Button look="golden" busy={myself.isBusy} onClick={() => void myself.addMyself()}>
            <UserRoundCheck aria-hidden="true" className="size-5" />
            {copy.myself}
          </Button>
        )}
        <Button
          look="secondary"
          onClick={() => setOpened(({ time }) => ({ isOpen: true, time: time + 1 }))}
        >
          <UserPlus aria-hidden="true" className="size-5" />
          {rosterCopy.add}
        </Button>
      </div>
      <p className="text-sm text-stone">{copy.myselfHint}</p>
      {opened.time > 0 && (
        <BeauticianForm
          key={opened.time}
          open={opened.isOpen}
          beautician={undefined}
          onClose={() => setOpened((now) => ({ ...now, isOpen: false }))}
        />
      )}
    </div>
  );
}
