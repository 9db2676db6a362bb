import type { StaffBranding } from '@haldi/contract/branding/desk/schema';
import type { FormEvent, ReactNode } from 'react';
import { useFocusFirstError } from '../../lib/use-focus-first-error.ts';
import { useUnsavedWarning } from '../../lib/use-unsaved-warning.ts';
import { VersionNotices } from '../../settings/shared/versioned-form.tsx';
import { LoadFailed, Loading } from '../../ui/loading-and-load-failed.tsx';
import { brandingCopy as copy } from '../desk/copy.ts';
import { LogoField } from '../desk/logo-field.tsx';
import { PaletteField } from '../desk/palette-field.tsx';
import { useStaffBranding } from '../desk/queries.ts';
import { useBrandingForm } from '../desk/use-branding-form.ts';

type BrandingSetupFormProps = {
  actions: (busy: boolean) => ReactNode;
  onDone: () => void;
};

function BrandingFields({
  loaded,
  actions,
  onDone,
}: BrandingSetupFormProps & { loaded: StaffBranding }) {
  const form = useBrandingForm(loaded);
  useUnsavedWarning(form.isChanged);
  const { container, showError } = useFocusFirstError<HTMLFormElement>();
  const submit = async (event: FormEvent): Promise<void> => {
    event.preventDefault();
    if (form.isPending) return;
    if (!form.isChanged || (await form.save())) onDone();
    else showError();
  };
  return (
    <form
      ref={container}
      noValidate
      method="post"
      onSubmit={(event) => void submit(event)}
      className="space-y-5"
    >
      <PaletteField value={form.palette} error={form.errors.palette} onChange={form.setPalette} />
      <section aria-label={copy.logo.title}>
        <h3 className="mb-1.5 font-body text-sm font-semibold text-plum-900">{copy.logo.title}</h3>
        <LogoField
          saved={form.saved.look.logo}
          file={form.logo}
          isRemoved={form.isRemoved}
          error={form.errors.logo}
          onChoose={form.chooseLogo}
          onRemove={form.removeLogo}
        />
      </section>
      <VersionNotices form={form} copy={copy} />
      {actions(form.isPending)}
    </form>
  );
}

export function BrandingSetupForm(props: BrandingSetupFormProps) {
  const { data, isError, refetch } = useStaffBranding();
  if (data) return <BrandingFields {...props} loaded={data} />;
  if (isError) return <LoadFailed title={copy.fetchFailed} onRetry={() => void refetch()} />;
  return <Loading isQuiet text={copy.loading} count={2} shape="h-40" />;
}
