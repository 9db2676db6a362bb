import type { AuditPage } from '@haldi/contract/audit/schema';
import { readAsOwner } from './calls-as-owner.ts';
import { expect, expectAccessible, openPage, test } from './fixtures.ts';
import { createAuthorWithEntries, uniqueText } from './moderation-helpers.ts';
import { placeOrder, updateOrderByApi } from './place-orders-by-api.ts';
import { writeReview } from './reviews-and-posts.ts';
import { signInAsAdmin } from './staff-sessions.ts';
import { signInAsNewCustomer } from './test-accounts.ts';
import { clickAndExpectToast } from './toasts.ts';
import { openUserDetails, openUsers } from './users-screen.ts';

test('a completed visit verifies the review, also on cached pages', async ({ page, otherPage }) => {
  const comment = uniqueText('Verified');
  const customer = await signInAsNewCustomer(page);
  await writeReview(page.request, { rating: 5, comment: comment });
  const order = await placeOrder(page.request, customer);
  const visitor = await otherPage();
  await openPage(visitor, '/review');
  const review = visitor.getByRole('listitem').filter({ hasText: comment });
  await expect(review).toBeVisible();
  await expect(review.getByText('Verified visit')).toHaveCount(0);
  await expect(visitor.getByText(/reviews, \d+ from verified visits/)).toBeVisible();

  const staff = await otherPage();
  await signInAsAdmin(staff);
  await updateOrderByApi(staff, order, {
    status: 'completed',
    message: 'Your service is complete. Thank you for choosing us!',
  });
  await expect
    .poll(async () => {
      await openPage(visitor, '/review');
      return review.getByText('Verified visit').count();
    })
    .toBe(1);
  await openPage(visitor, '/');
  const region = visitor.getByRole('region', { name: 'What customers say' });
  await expect(region.getByText('Verified visit').first()).toBeVisible();
});

test('blocking offers to hide review and post, unblocking to show them again', async ({
  page,
  baseURL,
  otherPage,
}) => {
  const [comment, title] = [uniqueText('Blocked'), uniqueText('Blocked post')];
  const { username, userData } = await createAuthorWithEntries(baseURL, { comment, title });
  await signInAsAdmin(page);
  await openUsers(page);
  const details = await openUserDetails(page, username);
  await details.getByRole('button', { name: 'Block user' }).click();
  const question = page.getByRole('dialog', { name: `Block ${username}?` });
  const box = question.getByRole('checkbox', { name: 'Also hide the review and the post' });
  await expect(box).not.toBeChecked();
  await box.check();
  await expectAccessible(page);
  const block = question.getByRole('button', { name: 'Block', exact: true });
  await clickAndExpectToast(page, 'User blocked', block);
  await expect(question).toBeHidden();

  const visitor = await otherPage();
  const isRead = async () => [
    await visitor.getByText(comment).count(),
    (await (await visitor.request.get('/api/blog')).text()).includes(title),
  ];
  await openPage(visitor, '/review');
  expect(await isRead()).toEqual([0, false]);
  const { entries } = await readAsOwner<AuditPage>(page, '/api/admin/audit');
  const acts = entries.filter(({ subject }) => subject?.id === userData._id);
  expect(acts.map(({ act }) => act).toSorted()).toEqual([
    'post-hidden',
    'review-hidden',
    'user-blocked',
  ]);

  await details.getByRole('button', { name: 'Unblock user' }).click();
  const back = page.getByRole('dialog', { name: `Unblock ${username}?` });
  await expect(
    back.getByRole('checkbox', { name: 'Show the review and the post again' }),
  ).toBeChecked();
  const unblock = back.getByRole('button', { name: 'Unblock', exact: true });
  await clickAndExpectToast(page, 'User unblocked', unblock);
  await expect(back).toBeHidden();
  await openPage(visitor, '/review');
  await expect(visitor.getByText(comment)).toBeVisible();
  expect(await isRead()).toEqual([1, true]);
});
