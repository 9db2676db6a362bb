import type { UserData } from '@haldi/contract/accounts/schema';
import { TextField } from '../../ui/field.tsx';
import { accountsCopy } from '../copy.ts';

type FieldsProps = { errors: Record<string, string | undefined>; user?: UserData };

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

export function EmailField({ errors, user }: FieldsProps) {
  return (
    <TextField
      name="email"
      type="email"
      inputMode="email"
      label={accountsCopy.email}
      autoComplete="email"
      autoCapitalize="none"
      spellCheck={false}
      required
      defaultValue={user?.email}
      error={errors.email}
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
