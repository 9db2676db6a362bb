import { indiaDay } from '@haldi/contract/kit/dates';
import type { StaffSettings } from '@haldi/contract/settings/desk/schema';
import { useState } from 'react';
import { AffectedVisitsDialog } from '../../schedule/shared/affected-visits-dialog.tsx';
import { SettingsPage } from '../shared/settings-layout.tsx';
import { VersionedForm } from '../shared/versioned-form.tsx';
import { settingsCopy as copy } from './copy.ts';
import { useStaffSettings } from './queries.ts';
import { SettingFields } from './setting-fields.tsx';
import { useSettingsForm } from './use-settings-form.ts';

function SettingsForm({ loaded }: { loaded: StaffSettings }) {
  const [today] = useState(() => indiaDay(new Date()));
  const form = useSettingsForm(loaded, today);
  return (
    <>
      <VersionedForm form={form} copy={copy}>
        <SettingFields
          saved={form.saved}
          draft={form.draft}
          errors={form.errors}
          today={today}
          onChange={form.change}
        />
      </VersionedForm>
      <AffectedVisitsDialog
        affected={form.affected}
        {...(form.isClosing ? copy.closing : copy.planning)}
        busy={form.isPending}
        onConfirm={(stamp) => void form.save(stamp)}
        onClose={form.cancel}
      />
    </>
  );
}

export default function SettingsScreen() {
  return (
    <SettingsPage copy={{ ...copy, ...copy.general }} query={useStaffSettings()}>
      {(data) => <SettingsForm loaded={data} />}
    </SettingsPage>
  );
}
