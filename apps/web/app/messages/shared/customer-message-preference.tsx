import { errorText } from '../../lib/error-text.ts';
import { Notice } from '../../ui/notice.tsx';
import { Skeleton } from '../../ui/skeleton.tsx';
import { SwitchField } from '../../ui/switch-field.tsx';
import { toast } from '../../ui/toast.ts';
import { messagesCopy } from '../desk/copy.ts';
import { useCustomerMessagePreference, useSetCustomerMessagePreference } from '../desk/queries.ts';

const copy = messagesCopy.choice;

export function CustomerMessagePreference({ userId }: { userId: string }) {
  const { data: wantsMessages, isError } = useCustomerMessagePreference(userId);
  const { mutate, isPending, variables } = useSetCustomerMessagePreference(userId);
  if (wantsMessages === undefined) {
    return isError ? <Notice tone="bad">{copy.fetchFailed}</Notice> : <Skeleton className="h-19" />;
  }
  const isOn = isPending ? variables : wantsMessages;
  const choose = (wanted: boolean): void => {
    if (isPending) return;
    mutate(wanted, {
      onSuccess: () => toast.success(copy.saved),
      onError: (error) => toast.error(errorText(error) ?? copy.failed),
    });
  };
  return (
    <SwitchField
      label={copy.label}
      hint={isOn ? copy.yes : copy.no}
      checked={isOn}
      onChange={choose}
    />
  );
}
