import { type DemoDataSummary, RemoveDemoDataRequest } from '@haldi/contract/setup/schema';
import type { ReactNode } from 'react';
import { useNavigate } from 'react-router';
import { useAuth } from '../../accounts/auth-store.tsx';
import { session } from '../../accounts/session-store.ts';
import { useForm } from '../../lib/use-form.ts';
import { SettingsPage } from '../../settings/shared/settings-layout.tsx';
import { Button } from '../../ui/button.tsx';
import { Card } from '../../ui/card.tsx';
import { Checkbox } from '../../ui/checkbox.tsx';
import { TextField } from '../../ui/field.tsx';
import { Notice } from '../../ui/notice.tsx';
import { toast } from '../../ui/toast.ts';
import { removeDemoDataCopy as copy } from '../copy.ts';
import { removeDemoDataAndLogIn, useDemoDataSummary } from '../queries.ts';
import { OwnerFields } from '../shared/owner-fields.tsx';

type PartProps = { title: string; text: string; children: ReactNode };

function Part({ title, text, children }: PartProps) {
  return (
    <Card as="section" aria-label={title} className="space-y-4">
      <div>
        <h2 className="text-xl text-plum-900">{title}</h2>
        <p className="mt-1 text-stone">{text}</p>
      </div>
      {children}
    </Card>
  );
}

function Roster({ beauticians }: Pick<DemoDataSummary, 'beauticians'>) {
  if (beauticians.length === 0) return <p className="text-stone">{copy.noPeople}</p>;
  return (
    <fieldset>
      <legend className="text-sm font-semibold text-plum-900">{copy.people}</legend>
      {beauticians.map(({ id, name, isDemo }) => (
        <Checkbox
          key={id}
          name="beauticians"
          value={id}
          defaultChecked={!isDemo}
          label={
            <>
              {name} {isDemo && <span className="text-stone">({copy.demoPerson})</span>}
            </>
          }
        />
      ))}
    </fieldset>
  );
}

function RemoveDemoDataForm({ tried }: { tried: DemoDataSummary }) {
  const { signIn } = useAuth();
  const navigate = useNavigate();
  const { errors, problem, busy, props } = useForm({
    schema: RemoveDemoDataRequest,
    read: (fields) => ({
      username: fields.get('username'),
      email: fields.get('email'),
      password: fields.get('password'),
      confirmation: fields.get('confirmation'),
      keepsMenu: fields.has('keepsMenu'),
      beauticians: fields.getAll('beauticians'),
    }),
    send: async (body) => {
      // The demo session ends with the request, so errors of queries in between are expected.
      let signedIn: Awaited<ReturnType<typeof removeDemoDataAndLogIn>> | undefined;
      await session.end(async () => {
        signedIn = await removeDemoDataAndLogIn(body);
      });
      if (signedIn) signIn(signedIn);
      toast.success(copy.done);
      await navigate('/admin/setup', { replace: true });
    },
  });
  return (
    <form {...props} className="max-w-180 space-y-5">
      <Part title={copy.keptTitle} text={copy.kept}>
        <Checkbox name="keepsMenu" defaultChecked label={copy.menu(tried.services)} />
        <Roster beauticians={tried.beauticians} />
      </Part>
      <Part title={copy.ownerTitle} text={copy.ownerText}>
        <OwnerFields errors={errors} />
      </Part>
      <Part title={copy.confirmTitle} text={copy.confirmText}>
        <TextField
          name="confirmation"
          label={copy.confirmation(tried.businessName)}
          autoComplete="off"
          required
          error={errors.confirmation}
        />
        {problem && <Notice tone="bad">{problem}</Notice>}
        <Button type="submit" look="danger" busy={busy}>
          {copy.submit}
        </Button>
      </Part>
    </form>
  );
}

export default function RemoveDemoDataScreen() {
  return (
    <SettingsPage copy={copy} query={useDemoDataSummary()} failedText={copy.noDemo}>
      {(data) => <RemoveDemoDataForm tried={data} />}
    </SettingsPage>
  );
}
