import { logIn } from '@haldi/contract/accounts/log-in/endpoints';
import { LogIn } from '@haldi/contract/accounts/log-in/schema';
import { callEndpoint } from '../../lib/call.ts';
import { useForm } from '../../lib/use-form.ts';
import { Button } from '../../ui/button.tsx';
import { TextField } from '../../ui/field.tsx';
import { Notice } from '../../ui/notice.tsx';
import { PasswordField } from '../../ui/password-field.tsx';
import { Link } from '../../ui/prefetching-links.tsx';
import { useAuth } from '../auth-store.tsx';
import { accountsCopy } from '../copy.ts';
import { type DemoLogin, DemoLoginsBanner } from './demo-logins-banner.tsx';
import { addNextPageParameter } from './page-after-log-in.ts';

const linkStyle =
  'inline-flex min-h-11 items-center rounded-field font-semibold text-plum-600 underline underline-offset-4 hover:text-plum-700';

type LogInFormProps = {
  next: string | null;
  /** A demo account chosen on the sign-up screen. */
  chosen?: DemoLogin | undefined;
};

export function LogInForm({ next, chosen }: LogInFormProps) {
  const { signIn } = useAuth();
  const form = useForm({
    schema: LogIn,
    send: async (body) => signIn(await callEndpoint(logIn, { body })),
  });
  const fill = ({ login, password }: DemoLogin): void => {
    const elements = form.props.ref.current?.elements;
    const set = (name: string, value: string): void => {
      const field = elements?.namedItem(name);
      if (field instanceof HTMLInputElement) field.value = value;
    };
    set('login', login);
    set('password', password);
  };
  return (
    <>
      <DemoLoginsBanner onChoose={fill} />
      <form {...form.props} className="mt-6 space-y-5">
        <TextField
          name="login"
          label={accountsCopy.login}
          inputMode="email"
          autoComplete="username"
          autoCapitalize="none"
          spellCheck={false}
          required
          defaultValue={chosen?.login}
          error={form.errors.login}
        />
        <div>
          <PasswordField
            name="password"
            label={accountsCopy.password}
            autoComplete="current-password"
            required
            defaultValue={chosen?.password}
            error={form.errors.password}
          />
          <p className="mt-1 -mb-2">
            <Link to={addNextPageParameter('/contact/password', next)} className={linkStyle}>
              {accountsCopy.forgot}
            </Link>
          </p>
        </div>
        {form.problem && <Notice tone="bad">{form.problem}</Notice>}
        <Button type="submit" size="large" className="w-full" busy={form.busy}>
          {accountsCopy.logIn}
        </Button>
      </form>
    </>
  );
}
