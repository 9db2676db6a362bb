import type { useForm } from '../lib/use-form.ts';
import { TextField } from '../ui/field.tsx';

type AccountFieldsProps = {
  errors: ReturnType<typeof useForm>['errors'];
  labels: {
    name: string;
    mobileNumber: string;
    mobileHint: string;
    email: string;
    emailHint?: string;
  };
};

export function AccountFields({ errors, labels }: AccountFieldsProps) {
  return (
    <>
      <TextField
        name="username"
        label={labels.name}
        autoComplete="off"
        required
        error={errors.username}
      />
      <TextField
        name="mobileNumber"
        type="tel"
        inputMode="tel"
        label={labels.mobileNumber}
        hint={labels.mobileHint}
        autoComplete="off"
        required
        error={errors.mobileNumber}
      />
      <TextField
        name="email"
        type="email"
        label={labels.email}
        hint={labels.emailHint}
        autoComplete="off"
        autoCapitalize="none"
        spellCheck={false}
        error={errors.email}
      />
    </>
  );
}
