import { NewPassword } from '@haldi/contract/accounts/passwords/new-password';
import { Email } from '@haldi/contract/accounts/schema';
import { StartError } from '../../start-error.ts';
import { weakness } from '../passwords/strength.ts';

/** What somebody typed or configured to become an admin, checked like a sign up. */
export const readAdmin = async (given: { email: string; password: string }) => {
  const email = Email.safeParse(given.email);
  if (!email.success) {
    throw new StartError(`The e-mail address does not fit: ${email.error.issues[0]?.message}.`);
  }
  const password = NewPassword.safeParse(given.password);
  const reason = password.error?.issues[0]?.message ?? (await weakness(given.password, given));
  if (reason) throw new StartError(`The password does not fit: ${reason}.`);
  return { email: email.data, password: given.password };
};
