/**
 * `npm run admin:create`. Reads ADMIN_EMAIL and ADMIN_PASSWORD or asks for them. Uses DATABASE_URL,
 * or the embedded database while the product is stopped.
 */
import { stdin, stdout } from 'node:process';
import { createInterface } from 'node:readline/promises';
import { Writable } from 'node:stream';
import { NewPassword } from '@haldi/contract/accounts/passwords/password-schema';
import { Email } from '@haldi/contract/accounts/schema';
import { findPasswordWeakness } from '../apps/server/src/accounts/passwords/password-strength.ts';
import { addOrPromoteAdmin } from '../apps/server/src/accounts/user-admin/first-admin.ts';
import { readConfig } from '../apps/server/src/config.ts';
import { migrationsFolder } from '../apps/server/src/directories.ts';
import { openDatabase } from '../apps/server/src/platform/database/database.ts';
import { migrateDatabase } from '../apps/server/src/platform/database/migrate.ts';
import { StartError } from '../apps/server/src/start-error.ts';
import { commandLineLog, runMaintenanceScript } from './lib/run-maintenance-script.ts';

const ask = async (question: string, isSecret: boolean): Promise<string> => {
  if (!stdin.isTTY) {
    throw new StartError('Set ADMIN_EMAIL and ADMIN_PASSWORD, or run this command in a terminal.');
  }
  stdout.write(question);
  const output = isSecret ? new Writable({ write: (_chunk, _encoding, done) => done() }) : stdout;
  const lines = createInterface({ input: stdin, output, terminal: true });
  const answer = await lines.question('').finally(() => lines.close());
  if (isSecret) stdout.write('\n');
  return answer;
};

/** The same validation as sign up. */
const readAdmin = async (given: { email: string; password: string }) => {
  const email = Email.safeParse(given.email);
  if (!email.success) {
    throw new StartError(`The email address is not valid: ${email.error.issues[0]?.message}.`);
  }
  const password = NewPassword.safeParse(given.password);
  const reason =
    password.error?.issues[0]?.message ?? (await findPasswordWeakness(given.password, given));
  if (reason) throw new StartError(`The password is not accepted: ${reason}.`);
  return { email: email.data, password: given.password };
};

const run = async (): Promise<void> => {
  const { ADMIN_EMAIL, ADMIN_PASSWORD, ...env } = process.env;
  const config = readConfig(env);
  const given = await readAdmin({
    email: ADMIN_EMAIL || (await ask('Email address: ', false)),
    password: ADMIN_PASSWORD || (await ask('Password (8 to 128 characters): ', true)),
  });
  const database = await openDatabase({
    url: config.databaseUrl,
    dataDir: config.dataDir,
    log: commandLineLog,
  });
  try {
    await migrateDatabase({
      connect: database.connect,
      folder: migrationsFolder,
      log: commandLineLog,
    });
    const { email, username } = await addOrPromoteAdmin(database.db, given, new Date());
    console.log(`${email} is now an admin with the user name "${username}".`);
  } finally {
    await database.close();
  }
};

runMaintenanceScript(run);
