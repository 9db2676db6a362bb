import type { MessagePreference } from '@haldi/contract/messages/schema';
import { SwitchField } from '../../ui/switch-field.tsx';
import { toast } from '../../ui/toast.ts';
import { inboxCopy } from '../copy.ts';
import { useSetMessagePreference } from '../queries.ts';

type MessagesSwitchProps = {
  wantsMessages: boolean;
  hint: string;
  choose: (body: MessagePreference) => Promise<MessagePreference>;
  className?: string;
};

export function MessagesSwitch({
  wantsMessages,
  hint,
  choose,
  className = '',
}: MessagesSwitchProps) {
  const { mutate, isPending, variables } = useSetMessagePreference(choose);
  const shown = isPending ? variables.wantsMessages : wantsMessages;
  const change = (wanted: boolean): void => {
    if (isPending) return;
    mutate({ wantsMessages: wanted }, { onError: () => toast.error(inboxCopy.settingFailed) });
  };
  return (
    <SwitchField
      label={inboxCopy.choice}
      hint={hint}
      checked={shown}
      onChange={change}
      className={className}
    />
  );
}
