import type { TemplateList } from '@haldi/contract/messages/desk/schema';
import type { MessageKind } from '@haldi/contract/messages/message-kinds';
import { listVariablesInTemplate } from '@haldi/contract/messages/message-templates';
import type { Page } from '@playwright/test';
import { putAsOwner, readAsOwner } from './calls-as-owner.ts';
import { expect, expectAccessible, expectNoSidewaysScroll, openPage, test } from './fixtures.ts';
import {
  createOrderWithUnsentMessage,
  findListedMessage,
  logInAsDesk,
} from './messages-helpers.ts';
import { expectHistoryLevel } from './press-back.ts';
import { ownerSession, signInAsAdmin } from './staff-sessions.ts';
import { clickAndExpectToast } from './toasts.ts';

const openTemplates = async (page: Page): Promise<void> => {
  await page.route('**/api/admin/events', () => {});
  await openPage(page, '/admin/messages/templates');
  await expect(page.getByRole('heading', { name: 'To your customers' })).toBeVisible();
};
const openTemplate = async (page: Page, name: string) => {
  await page.getByRole('button', { name: `Edit: ${name}`, exact: true }).click();
  const dialog = page.getByRole('dialog', { name });
  const text = dialog.getByRole('textbox', { name: 'Text', exact: true });
  await expect(text).toBeEditable();
  const preview = dialog.getByRole('region', { name: 'Preview' });
  return { dialog, text, preview, save: dialog.getByRole('button', { name: 'Save template' }) };
};
const findTemplate = async (page: Page, kind: MessageKind) => {
  const { templates } = await readAsOwner<TemplateList>(page, '/api/admin/message-templates');
  const found = templates.find((one) => one.kind === kind);
  if (!found) throw new Error(`there is no text of ${kind}`);
  return found;
};

test('a template is edited with a preview, validated, saved and used', async ({ page }) => {
  await signInAsAdmin(page);
  const order = await createOrderWithUnsentMessage(page);
  await openTemplates(page);
  await expect(page.getByRole('region', { name: 'How messages are sent' })).toContainText(
    'WhatsApp: manual. Connect the WhatsApp Cloud API to send automatically.',
  );
  await expectAccessible(page);
  await expectNoSidewaysScroll(page);
  const { dialog, text, preview, save } = await openTemplate(page, 'Visit confirmed');
  await expect(preview).toContainText('Hello Asha, your visit with ');
  await expect(preview).not.toContainText('{{');
  await expectAccessible(page);

  await text.fill('Namaste {{nmae}}');
  await expect(dialog.getByText('Unknown variable: {{nmae}}')).toBeVisible();
  await expect(preview).toContainText('Correct the text to update the preview.');
  await save.click();
  await expect(text).toBeFocused();
  await expect(text).toHaveAttribute('aria-invalid', 'true');
  await expectAccessible(page);
  // The server checks the text too.
  const { request, headers } = await ownerSession(page);
  const { version, isChanged: _, kind, ...before } = await findTemplate(page, 'confirmed');
  const refused = await request.put(`/api/admin/message-templates/${kind}`, {
    headers,
    data: { ...before, version, text: 'Namaste {{nmae}}' },
  });
  expect(refused.status()).toBe(422);
  expect((await refused.json()).fields).toEqual({ text: 'Unknown variable: {{nmae}}' });

  await text.fill('Namaste , we come to you.');
  await text.press('Home');
  for (let letter = 0; letter < 'Namaste '.length; letter += 1) await text.press('ArrowRight');
  await dialog.getByRole('button', { name: 'Insert name: First name' }).click();
  await expect(text).toHaveValue('Namaste {{name}}, we come to you.');
  await expect(text).toBeFocused();
  await expect(preview).toContainText('Namaste Asha, we come to you.');
  await clickAndExpectToast(page, 'Template saved', save);
  await expect(dialog).toBeHidden();
  const card = page.getByRole('listitem').filter({ hasText: 'Visit confirmed' });
  await expect(card).toContainText('Edited');
  // Unsent messages use the new text.
  expect((await findListedMessage(page, 'to-send', order)).text).toBe(
    'Namaste Test, we come to you.',
  );
});

test('unsaved changes are confirmed; the default text is restored; a message is turned off', async ({
  page,
}) => {
  await signInAsAdmin(page);
  await openTemplates(page);

  await test.step('what is typed is asked about before it is lost, by every way out', async () => {
    const { dialog, text } = await openTemplate(page, 'On the way');
    await text.fill('On the way.');
    const question = page.getByRole('dialog', { name: 'Leave without saving?' });
    for (const leave of [() => page.keyboard.press('Escape'), () => page.goBack()]) {
      await leave();
      await expect(question).toBeVisible();
      await expectHistoryLevel(page, 2);
      await question.getByRole('button', { name: 'Stay' }).click();
      await expect(question).toBeHidden();
      await expectHistoryLevel(page, 1);
      await expect(text).toHaveValue('On the way.');
    }
    await dialog.getByRole('button', { name: 'Cancel' }).click();
    await question.getByRole('button', { name: 'Leave', exact: true }).click();
    await expect(dialog).toBeHidden();
    await expect(page).toHaveURL('/admin/messages/templates');
  });

  const { dialog, text, save } = await openTemplate(page, 'Visit cancelled');
  const first = await text.inputValue();
  const reset = dialog.getByRole('button', { name: 'Restore default text' });
  await expect(reset).toBeDisabled();
  await text.fill('Your visit is cancelled.');
  await reset.click();
  await expect(text).toHaveValue(first);
  await dialog.getByRole('switch', { name: 'Send this message' }).click();
  await expect(dialog.getByText('This message is not sent.')).toBeVisible();
  await clickAndExpectToast(page, 'Template saved', save);
  await expect(dialog).toBeHidden();
  const card = page.getByRole('listitem').filter({
    has: page.getByRole('button', { name: 'Edit: Visit cancelled', exact: true }),
  });
  await expect(card).toContainText('Off');
  expect((await findTemplate(page, 'cancelled')).isOn).toBe(false);
});

test('a concurrent save offers the saved text and keeps what was typed', async ({
  page,
  expectedMessages,
}) => {
  expectedMessages.push(/409/);
  await signInAsAdmin(page);
  await openTemplates(page);
  const { dialog, text, save } = await openTemplate(page, 'Beautician assigned');
  await text.fill('Mine');
  const { version, isChanged: _, kind, ...before } = await findTemplate(page, 'assigned');
  const theirs = { ...before, text: 'Theirs: {{beautician}}', version };
  await putAsOwner(page, `/api/admin/message-templates/${kind}`, theirs);
  await save.click();
  await expect(dialog.getByText('This template was changed while you were editing.')).toBeVisible();
  await expect(dialog.getByText('Theirs: {{beautician}}')).toBeVisible();
  await expect(text).toHaveValue('Mine');
  await expectAccessible(page);
  await dialog.getByRole('button', { name: 'Use saved text' }).click();
  await expect(text).toHaveValue('Theirs: {{beautician}}');
  await text.fill('Both: {{beautician}}');
  await clickAndExpectToast(page, 'Template saved', save);
  await expect(dialog).toBeHidden();
  expect((await findTemplate(page, 'assigned')).text).toBe('Both: {{beautician}}');
});

test('the desk views templates, the owner edits them', async ({ page }) => {
  await logInAsDesk(page);
  await openTemplates(page);
  await expect(page.getByRole('button', { name: /^Edit/ })).toHaveCount(0);
  await page.getByRole('button', { name: 'View: New review' }).click();
  const dialog = page.getByRole('dialog', { name: 'New review' });
  await expect(dialog.getByRole('textbox', { name: 'Text' })).toHaveAttribute('readonly', '');
  await expect(dialog).toContainText('Only the owner can edit templates.');
  await expect(dialog.getByRole('button', { name: 'Save template' })).toHaveCount(0);
  await expectAccessible(page);
  await page.keyboard.press('Escape');
  await expect(dialog).toBeHidden();
});

test('with automatic WhatsApp a template has a text to submit and a name', async ({ page }) => {
  await signInAsAdmin(page);
  await page.route('**/api/admin/message-templates', async (route) => {
    const answer = await route.fetch();
    const known = (await answer.json()) as TemplateList;
    const channels = { email: true, whatsapp: true, staffDevices: 2 };
    const json: TemplateList = { ...known, channels };
    await route.fulfill({ json });
  });
  await openTemplates(page);
  await expect(page.getByRole('region', { name: 'How messages are sent' })).toHaveText(
    'Email: automatic. Push notifications: 2 browsers of your staff. WhatsApp: automatic.',
  );
  const { dialog, text, save } = await openTemplate(page, 'Running late');
  const handIn = dialog.getByRole('textbox', { name: 'Text to submit' });
  const places = listVariablesInTemplate(await text.inputValue()).length;
  await expect(handIn).toHaveValue(new RegExp(`\\{\\{1\\}\\}[^]*\\{\\{${places}\\}\\}`));
  const name = dialog.getByRole('textbox', { name: 'Template name' });
  await name.fill('Running Late');
  await save.click();
  await expect(name).toBeFocused();
  await expect(name).toHaveAttribute('aria-invalid', 'true');
  await name.fill('running_late');
  await dialog.getByRole('textbox', { name: 'Language' }).fill('en_GB');
  await expectAccessible(page);
  await clickAndExpectToast(page, 'Template saved', save);
  await expect(dialog).toBeHidden();
  expect(await findTemplate(page, 'late')).toMatchObject({
    whatsappName: 'running_late',
    whatsappLanguage: 'en_GB',
  });
});
