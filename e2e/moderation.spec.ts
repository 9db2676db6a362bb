import { expect, expectAccessible, expectNoSidewaysScroll, openPage, test } from './fixtures.ts';
import {
  createAuthorWithEntries,
  entryCard,
  hideEntryByApi,
  mainRegion,
  openModeration,
  readModeratedEntry,
  reportEntryByApi,
  uniqueText,
  visibleDialog,
} from './moderation-helpers.ts';
import { signInAsAdmin } from './staff-sessions.ts';
import { logInByApi, storeSession } from './test-accounts.ts';
import { clickAndExpectToast, toastWithExactText } from './toasts.ts';

test('a visitor reports a review, and staff dismiss the report', async ({
  page,
  baseURL,
  otherPage,
}) => {
  const comment = uniqueText('Reported');
  const { reviewId, username } = await createAuthorWithEntries(baseURL, {
    comment,
    title: uniqueText(),
  });
  await openPage(page, '/review');
  const shown = page.getByRole('list', { name: 'Reviews' }).getByRole('listitem');
  const report = shown
    .filter({ hasText: comment })
    .getByRole('button', { name: /^Report content/ });
  await report.click();
  await expect(visibleDialog(page).getByRole('radio').first()).toBeVisible();
  await expectAccessible(page);
  await visibleDialog(page).getByRole('button', { name: 'Send report' }).click();
  await expect(visibleDialog(page).getByText('Choose a reason')).toBeVisible();
  await visibleDialog(page).getByRole('radio', { name: 'Not true' }).check();
  await visibleDialog(page).getByRole('textbox').fill('It was another day.');
  await visibleDialog(page).getByRole('button', { name: 'Send report' }).click();
  await expect(toastWithExactText(page, 'Thank you. The salon will review it.')).toBeVisible();
  await expect(visibleDialog(page)).toBeHidden();
  // A second report from the same network does not count.
  await reportEntryByApi(page, 'review', reviewId, { reason: 'spam' });

  const staff = await otherPage();
  await openModeration(staff, '?view=reported');
  const card = entryCard(staff, comment);
  await expect(card).toContainText('Reported once');
  await expect(card).toContainText('Not true');
  await expect(card).toContainText('It was another day.');
  await expectAccessible(staff);
  await expectNoSidewaysScroll(staff);
  const dismiss = card.getByRole('button', { name: `Dismiss reports: review by ${username}` });
  await clickAndExpectToast(staff, 'Reports dismissed', dismiss);
  await expect(card).toHaveCount(0);
  expect(await readModeratedEntry(staff, reviewId)).toMatchObject({ reportCount: 0, hidden: null });
});

test('a visitor reports a post in its dialog', async ({ page, baseURL, otherPage }) => {
  const title = uniqueText('Reported post');
  const { postId } = await createAuthorWithEntries(baseURL, { comment: uniqueText(), title });
  await openPage(page, `/blog/${postId}`);
  const post = page.getByRole('dialog', { name: title });
  await post.getByRole('button', { name: /^Report content/ }).click();
  const form = post.getByRole('form', { name: 'Report this content' });
  await expect(form.getByRole('radio', { name: 'Rude or insulting' })).toBeFocused();
  await expectAccessible(page);
  await form.getByRole('button', { name: 'Cancel' }).click();
  await expect(form).toHaveCount(0);
  await post.getByRole('button', { name: /^Report content/ }).click();
  await form.getByRole('radio', { name: 'Advertising' }).check();
  await form.getByRole('button', { name: 'Send report' }).click();
  await expect(post.getByText('Thank you. The salon will review it.')).toBeVisible();
  await expect(post.getByRole('button', { name: /^Report content/ })).toHaveCount(0);
  const staff = await otherPage();
  await openModeration(staff, '?view=reported');
  await expect(entryCard(staff, title)).toContainText('Advertising');
});

test('staff hide a review with a reason, its author sees why, staff show it again', async ({
  page,
  baseURL,
  otherPage,
}) => {
  const comment = uniqueText('Hidden');
  const author = await createAuthorWithEntries(baseURL, { comment, title: uniqueText() });
  const { username } = author;
  const visitor = await otherPage();
  await openPage(visitor, '/review');
  const shown = visitor.getByRole('list', { name: 'Reviews' }).getByRole('listitem');
  await shown
    .filter({ hasText: comment })
    .getByRole('button', { name: /^Report content/ })
    .click();
  await visibleDialog(visitor).getByRole('radio', { name: 'Not true' }).check();

  await openModeration(page);
  await mainRegion(page).getByRole('searchbox').fill(comment);
  const card = entryCard(page, comment);
  await card.getByRole('button', { name: `Hide: review by ${username}` }).click();
  await expect(visibleDialog(page)).toBeVisible();
  await expectAccessible(page);
  await visibleDialog(page).getByRole('button', { name: 'Hide', exact: true }).click();
  await expect(visibleDialog(page).getByText('This is required')).toBeVisible();
  await visibleDialog(page).getByRole('button', { name: 'Shares private information' }).click();
  const hide = visibleDialog(page).getByRole('button', { name: 'Hide', exact: true });
  await clickAndExpectToast(page, 'Hidden from the website', hide);
  await expect(visibleDialog(page)).toBeHidden();
  await expect(card).toContainText('“Shares private information”');
  await visibleDialog(visitor).getByRole('button', { name: 'Send report' }).click();
  await expect(visibleDialog(visitor).getByText(/This is no longer on the website/)).toBeVisible();
  await openPage(visitor, '/review');
  await expect(visitor.getByText(comment)).toHaveCount(0);

  const session = await logInByApi(visitor.request, {
    login: author.email,
    password: author.password,
  });
  await storeSession(visitor, session);
  await openPage(visitor, '/review');
  await expect(visitor.getByText('The salon has hidden your review')).toBeVisible();
  await expect(visitor.getByText('“Shares private information”')).toBeVisible();
  await expect(visitor.getByRole('button', { name: 'Edit' })).toBeVisible();
  await expectAccessible(visitor);
  await openPage(visitor, '/blog');
  await expect(visitor.getByText('The salon has hidden your post')).toHaveCount(0);

  const show = card.getByRole('button', { name: `Show again: review by ${username}` });
  await clickAndExpectToast(page, 'Shown on the website again', show);
  await openPage(visitor, '/review');
  await expect(visitor.getByRole('heading', { name: 'Your Review' })).toBeVisible();
  await expect(visitor.getByText('The salon has hidden your review')).toHaveCount(0);
});

test('a hidden post is visible to its author and not found for others', async ({
  page,
  baseURL,
  otherPage,
  expectedMessages,
}) => {
  expectedMessages.push(/404/);
  const title = uniqueText('Hidden post');
  const author = await createAuthorWithEntries(baseURL, { comment: uniqueText(), title });
  const staff = await otherPage();
  await signInAsAdmin(staff);
  await hideEntryByApi(staff, 'post', author.postId, 'Advertising');
  await page.goto(`/blog/${author.postId}`);
  await expect(page.getByText(title)).toHaveCount(0);
  const session = await logInByApi(page.request, {
    login: author.email,
    password: author.password,
  });
  await storeSession(page, session);
  await openPage(page, '/blog');
  await expect(page.getByText('The salon has hidden your post')).toBeVisible();
  await expect(page.getByRole('heading', { name: title }).first()).toBeVisible();
  await expectAccessible(page);
  await expectNoSidewaysScroll(page);
});

test('staff reply to a review publicly, edit the reply and delete it', async ({
  page,
  baseURL,
  otherPage,
}) => {
  const comment = uniqueText('Answered');
  const { username } = await createAuthorWithEntries(baseURL, { comment, title: uniqueText() });
  const markup = 'Thank you <img src=x onerror="window.ran=1"> & come again';
  await openModeration(page, '?view=waiting');
  const card = entryCard(page, comment);
  await card.getByRole('button', { name: `Reply: review by ${username}` }).click();
  await expect(visibleDialog(page).getByText(comment)).toBeVisible();
  await visibleDialog(page).getByRole('textbox').fill(markup);
  await expectAccessible(page);
  const save = visibleDialog(page).getByRole('button', { name: 'Save reply' });
  await clickAndExpectToast(page, 'Reply saved', save);
  await expect(card).toHaveCount(0);

  const visitor = await otherPage();
  await openPage(visitor, '/review');
  const review = visitor.getByRole('listitem').filter({ hasText: comment });
  await expect(review).toContainText('Reply from the salon');
  await expect(review).toContainText(markup);
  expect(await visitor.evaluate(() => 'ran' in window)).toBe(false);
  await expectAccessible(visitor);

  await mainRegion(page).getByRole('button', { name: /^All/ }).click();
  await card.getByRole('button', { name: `Edit reply: review by ${username}` }).click();
  await expect(visibleDialog(page).getByRole('textbox')).toHaveValue(markup);
  const remove = visibleDialog(page).getByRole('button', { name: 'Delete reply' });
  await clickAndExpectToast(page, 'Reply deleted', remove);
  await expect(visibleDialog(page)).toBeHidden();
  await openPage(visitor, '/review');
  await expect(visitor.getByText(comment)).toBeVisible();
  await expect(visitor.getByText(markup)).toHaveCount(0);
});

test('another window updates live', async ({ page, baseURL, otherPage }) => {
  const comment = uniqueText('Followed');
  await openModeration(page);
  await expect(mainRegion(page).getByRole('list', { name: 'Reviews and posts' })).toBeVisible();
  const { reviewId } = await createAuthorWithEntries(baseURL, { comment, title: uniqueText() });
  await expect(entryCard(page, comment)).toContainText('New');
  const other = await otherPage();
  await signInAsAdmin(other);
  await reportEntryByApi(other, 'review', reviewId, { reason: 'rude' });
  await expect(entryCard(page, comment)).toContainText('Reported once');
  await hideEntryByApi(other, 'review', reviewId);
  await expect(entryCard(page, comment)).toContainText('Hidden');
});
