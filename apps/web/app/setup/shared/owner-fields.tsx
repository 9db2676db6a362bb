import { TextField } from '../../ui/field.tsx';
import { PasswordField } from '../../ui/password-field.tsx';
import { firstOwnerCopy as copy } from '../copy.ts';

export function OwnerFields({ errors }: { errors: Record<string, string | undefined> }) {
  return (
    <>
      <TextField
        name="username"
        label={copy.name}
        autoComplete="name"
        required
        error={errors.username}
      />
      <TextField
        name="email"
        type="email"
        label={copy.email}
        autoComplete="username"
        autoCapitalize="none"
        spellCheck={false}
        required
        error={errors.email}
      />
      <PasswordField
        name="password"
        label={copy.password}
        hint={copy.passwordHint}
        autoComplete="new-password"
        required
        error={errors.password}
      />
    </>
  );
}
