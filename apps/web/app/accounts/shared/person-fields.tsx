import type { UserData } from '@haldi/contract/accounts/schema';
import { useSettings } from '../../settings/queries.ts';
import { TextField } from '../../ui/field.tsx';
import { accountsCopy } from '../copy.ts';

type FieldsProps = { errors: Record<string, string | undefined>; user?: UserData };
type EmailText = { label: string; hint?: string; required?: boolean };

export function NameField({ errors, user }: FieldsProps) {
  return (
    <TextField
      name="username"
      label={accountsCopy.username}
      hint={accountsCopy.usernameHint}
      autoComplete="name"
      autoCapitalize="words"
      required
      defaultValue={user?.username}
      error={errors.username}
    />
  );
}

export function EmailField({ errors, user, ...text }: FieldsProps & EmailText) {
  return (
    <TextField
      {...text}
      name="email"
      type="email"
      inputMode="email"
      autoComplete="email"
      autoCapitalize="none"
      spellCheck={false}
      defaultValue={user?.email}
      error={errors.email}
    />
  );
}

export function OptionalEmailField(props: FieldsProps) {
  const { passwordMail } = useSettings();
  return (
    <EmailField
      {...props}
      label={accountsCopy.optionalEmail}
      hint={passwordMail ? accountsCopy.emailForPassword : accountsCopy.emailForLogIn}
    />
  );
}

export function MobileField({ errors, user }: FieldsProps) {
  return (
    <TextField
      name="mobileNumber"
      type="tel"
      inputMode="tel"
      label={accountsCopy.mobileNumber}
      hint={accountsCopy.mobileHint}
      autoComplete="tel-national"
      required
      defaultValue={user?.mobileNumber}
      error={errors.mobileNumber}
    />
  );
}
