import { NewWaitingListEntry } from '@haldi/contract/areas/schema';
import { BellRing, MapPinOff } from 'lucide-react';
import { type ReactNode, useState } from 'react';
import { useForm } from '../../lib/use-form.ts';
import { Button } from '../../ui/button.tsx';
import { TextField } from '../../ui/field.tsx';
import { Notice } from '../../ui/notice.tsx';
import { textLinkStyle } from '../../ui/text-link-style.ts';
import { joinWaitingList } from '../queries.ts';
import { servedAreaCopy as copy } from './copy.ts';
import { unservedAreaCopy } from './unserved-area-copy.ts';

export type UnservedAreaNoticeProps = {
  pincode: string;
  mobileNumber: string;
  action?: ReactNode;
};

function RequestForm({ pincode, mobileNumber, action }: UnservedAreaNoticeProps) {
  const [isSent, setIsSent] = useState(false);
  const form = useForm({
    schema: NewWaitingListEntry,
    read: (fields) => ({ ...Object.fromEntries(fields), pincode }),
    send: async (request) => {
      await joinWaitingList(request);
      setIsSent(true);
    },
  });
  if (isSent) {
    return (
      <>
        <div role="status">
          <Notice tone="good">{copy.willNotify(pincode)}</Notice>
        </div>
        {action}
      </>
    );
  }
  return (
    <form {...form.props} className="flex flex-col gap-4">
      <TextField
        name="mobileNumber"
        type="tel"
        inputMode="tel"
        label={copy.mobileNumber}
        autoComplete="tel-national"
        required
        defaultValue={mobileNumber}
        error={form.errors.mobileNumber}
      />
      <p className="-my-2 text-sm text-stone">
        {unservedAreaCopy.privacyHint}
        <a href="/privacy" target="_blank" rel="noopener" className={textLinkStyle()}>
          {unservedAreaCopy.privacyLink}
        </a>
        .
      </p>
      {form.problem && <Notice tone="bad">{form.problem}</Notice>}
      <div className="flex flex-wrap gap-3">
        <Button type="submit" busy={form.busy}>
          <BellRing aria-hidden="true" className="size-5 shrink-0" />
          {copy.notifyMe}
        </Button>
        {action}
      </div>
    </form>
  );
}

export default function UnservedAreaNotice(props: UnservedAreaNoticeProps) {
  const { pincode } = props;
  return (
    <section
      aria-label={copy.notServedTitle(pincode)}
      className="flex flex-col gap-4 rounded-card border border-haldi-400 bg-haldi-100 p-4"
    >
      <div role="status" className="flex gap-3">
        <MapPinOff aria-hidden="true" className="mt-0.5 size-5 shrink-0 text-haldi-800" />
        <div className="leading-snug">
          <p className="font-semibold">{copy.notServedTitle(pincode)}</p>
          <p className="mt-1 text-sm text-stone">{copy.notServedText}</p>
        </div>
      </div>
      <RequestForm key={pincode} {...props} />
    </section>
  );
}
