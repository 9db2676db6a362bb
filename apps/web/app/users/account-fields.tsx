import type { useForm } from '../lib/use-form.ts';
import { TextField } from '../ui/field.tsx';

type AccountFieldsProps = {
  errors: ReturnType<typeof useForm>['errors'];
  words: {
    name: string;
    mobileNumber: string;
    mobileHint: string;
    email: string;
    emailHint?: string;
  };
};

export function AccountFields({ errors, words }: AccountFieldsProps) {
  return (
    <>
      <TextField
        name="username"
        label={words.name}
        autoComplete="off"
        required
        error={errors.username}
      />
      <TextField
        name="mobileNumber"
        type="tel"
        inputMode="tel"
        label={words.mobileNumber}
        hint={words.mobileHint}
        autoComplete="off"
        required
        error={errors.mobileNumber}
      />
      <TextField
        name="email"
        type="email"
        label={words.email}
        hint={words.emailHint}
        autoComplete="off"
        autoCapitalize="none"
        spellCheck={false}
        error={errors.email}
      />
    </>
  );
}
