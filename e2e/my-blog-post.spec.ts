import type { Page } from '@playwright/test';
import sharp from 'sharp';
import { expect, expectAccessible, expectNoSidewaysScroll, openPage, test } from './fixtures.ts';
import { writePost } from './reviews-and-posts.ts';
import { screens } from './screen-sizes.ts';
import { signInAsCustomer, signInAsNewCustomer } from './test-accounts.ts';
import { expectToastAcrossReload, toastWithExactText } from './toasts.ts';

const titleField = (page: Page) => page.getByPlaceholder('Blog Title');
const contentField = (page: Page) => page.getByPlaceholder('Write your blog content...');
const submit = (page: Page) => page.getByRole('button', { name: 'Post Blog' });
const list = (page: Page) => page.getByRole('list', { name: 'Blog Posts' });
const dialog = (page: Page) => page.getByRole('dialog');
const search = (page: Page) => page.getByPlaceholder('Search by title...');
const uniqueText = () => `Title ${Math.random().toString(36).slice(2)}`;

const picture = (width: number, height: number, over: object = {}): Promise<Buffer> =>
  sharp({ create: { width, height, channels: 3, background: '#fbc02d', ...over } })
    .jpeg({ quality: 95 })
    .toBuffer();
const choose = (page: Page, name: string, mimeType: string, buffer: Buffer): Promise<void> =>
  page.locator('input[type=file]').last().setInputFiles({ name, mimeType, buffer });
const preview = (page: Page) => page.getByRole('img', { name: 'Selected picture' });

/** Signs in a customer who has a post. */
const withPost = async (page: Page, title: string): Promise<{ _id: string }> => {
  await signInAsNewCustomer(page);
  const post = await writePost(page.request, { title, content: 'One.\n\nTwo.' });
  await openPage(page, '/blog');
  await expect(page.getByRole('heading', { name: 'Your Blog' })).toBeVisible();
  return post;
};

test.describe('writing', () => {
  test('a visitor is told to log in, then both texts are required', async ({ page }) => {
    await openPage(page, '/blog');
    await expect(page.getByRole('heading', { name: 'Create a Blog Post' })).toBeVisible();
    await submit(page).click();
    await expect(toastWithExactText(page, 'Please login to submit a blog')).toBeVisible();
    await signInAsCustomer(page);
    await openPage(page, '/blog');
    await titleField(page).fill('Only a title');
    await submit(page).click();
    await expect(toastWithExactText(page, 'Title and Content are required')).toBeVisible();
    await expect(titleField(page)).toHaveValue('Only a title');
  });

  test('with a picture: posted, reloaded, and listed first as the own one', async ({ page }) => {
    // The link in the page header is for phones only.
    await page.setViewportSize(screens.phone.viewport);
    const person = await signInAsNewCustomer(page);
    await openPage(page, '/blog');
    const head = page.getByRole('main').getByRole('link', { name: /^(Write a post|Your Blog)$/ });
    await expect(head).toHaveText('Write a post');
    const title = uniqueText();
    await choose(page, 'photo.jpg', 'image/jpeg', await picture(1_600, 900));
    await expect(preview(page)).toBeVisible();
    await page.getByRole('button', { name: 'Remove picture' }).click();
    await expect(preview(page)).toBeHidden();
    await choose(page, 'photo.jpg', 'image/jpeg', await picture(1_600, 900));
    await titleField(page).fill(title);
    await contentField(page).fill(`First line\n\n${'word '.repeat(60)}`);
    const sent = page.waitForRequest(
      (request) => request.method() === 'POST' && request.url().endsWith('/api/blog'),
    );
    await expectToastAcrossReload(page, 'Blog Posted Successfully', async () => {
      await submit(page).click();
    });
    const request = await sent;
    expect(await request.headerValue('authorization')).toBeNull();
    expect(await request.headerValue('content-type')).toContain('multipart/form-data');
    await expect(page.getByRole('heading', { name: 'Your Blog' })).toBeVisible();
    await expect(submit(page)).toBeHidden();
    await expect(head).toHaveText('Your Blog');
    await expect(head).toBeVisible();
    const own = page.getByRole('region', { name: 'Your Blog' });
    await expect(own.getByText(/^First line word .*…$/)).toBeVisible();
    const beginning = (await own.getByText(/^First line word/).textContent()) ?? '';
    expect(beginning.length).toBeLessThanOrEqual(101);
    await expect(list(page).getByRole('article').first()).toContainText(title);
    await expect(list(page).getByRole('article').first()).toContainText(person.username);
    const image = own.locator('img');
    await expect(image).toHaveAttribute('src', /^\/api\/images\/[0-9a-f]{32}-1200\.webp$/);
    expect(
      await image.evaluate((element: HTMLImageElement) => element.naturalWidth),
    ).toBeGreaterThan(0);
  });

  test('a file that is no picture is refused, a large photograph is resized before upload', {
    tag: '@ci',
  }, async ({ page }) => {
    await signInAsCustomer(page);
    await openPage(page, '/blog');
    await titleField(page).fill('Kept');
    const html = Buffer.from('<script>alert(1)</script>');
    await choose(page, 'photo.jpg', 'image/jpeg', html);
    await expect(page.getByText('This picture cannot be read.')).toBeVisible();
    await choose(page, 'drawing.svg', 'image/svg+xml', html);
    await expect(page.getByText('Choose a JPEG, PNG or WebP picture.')).toBeVisible();
    await expect(preview(page)).toBeHidden();
    await expect(titleField(page)).toHaveValue('Kept');
    await choose(page, 'photo.jpg', 'image/jpeg', await picture(64, 64));
    await expect(preview(page)).toBeVisible();
    await expect(page.getByText('Choose a JPEG, PNG or WebP picture.')).toBeHidden();

    const noise = { type: 'gaussian', mean: 128, sigma: 40 };
    await choose(page, 'photo.jpg', 'image/jpeg', await picture(2_400, 1_800, { noise }));
    const width = () => preview(page).evaluate((element: HTMLImageElement) => element.naturalWidth);
    await expect.poll(width).toBe(1_600);
  });

  test('Failed to post blog, Blog Not Posted: the form stays as it is', async ({
    page,
    expectedMessages,
  }) => {
    expectedMessages.push(/422|ERR_FAILED/);
    await signInAsCustomer(page);
    await openPage(page, '/blog');
    const post = async (text: string): Promise<string> => {
      const sent = page.waitForRequest((request) => request.method() === 'POST');
      await submit(page).click();
      const form = (await sent).postData() ?? '';
      await expect(toastWithExactText(page, text)).toBeVisible();
      await expect(titleField(page)).toHaveValue('My title');
      await expect(contentField(page)).toHaveValue('My words');
      return form;
    };

    await test.step('a title that is too long is reported before anything is sent', async () => {
      await expect(page.getByText('0 of 120 characters')).toBeVisible();
      await titleField(page).fill('t'.repeat(121));
      await contentField(page).fill('My words');
      await expect(page.getByText('At most 120 characters')).toBeVisible();
      await submit(page).click();
      await expect(titleField(page)).toBeFocused();
      await expect(titleField(page)).toHaveValue('t'.repeat(121));
      await expectNoSidewaysScroll(page);
      await titleField(page).fill('t'.repeat(120));
      await expect(page.getByText('At most 120 characters')).toHaveCount(0);
    });

    await test.step('refused by the server', async () => {
      await page.route('**/api/blog', (route) =>
        route.fulfill({
          status: 422,
          json: {
            code: 'INVALID_INPUT',
            message: 'Please check.',
            fields: { title: 'At most 120 characters' },
          },
        }),
      );
      await titleField(page).fill('My title');
      const form = await post('Failed to post blog');
      expect(form).toMatch(/name="username"\r\n\r\nTest /);
      expect(form).toMatch(/name="date"\r\n\r\n\d{2} [A-Z][a-z]{2} \d{4}\r\n/);
      expect(form).toMatch(/name="time"\r\n\r\n\d{2}:\d{2} [AP]M\r\n/);
      await expect(page.getByText('At most 120 characters')).toBeVisible();
    });

    await test.step('no connection', async () => {
      await page.unroute('**/api/blog');
      await page.route('**/api/blog', (route) => route.abort());
      await post('Blog Not Posted');
      await expect(page.getByText('At most 120 characters')).toHaveCount(0);
    });
  });
});

test.describe('the own post', () => {
  test('is changed in Edit Your Blog', async ({ page }) => {
    const title = uniqueText();
    await withPost(page, title);
    await page.getByRole('button', { name: 'Edit' }).click();
    await expect(dialog(page).getByRole('heading', { name: 'Edit Your Blog' })).toBeVisible();
    await expectAccessible(page);
    await dialog(page).getByRole('button', { name: 'Cancel' }).click();
    await expect(dialog(page)).toBeHidden();
    await page.getByRole('button', { name: 'Edit' }).click();
    await dialog(page).getByPlaceholder('Blog Title').fill(' ');
    await dialog(page).getByRole('button', { name: 'Update Blog' }).click();
    await expect(toastWithExactText(page, 'Title and content are required')).toBeVisible();
    await dialog(page).getByPlaceholder('Blog Title').fill(`${title}, changed`);
    await choose(page, 'new.png', 'image/png', await picture(300, 200));
    await expect(preview(page)).toBeVisible();
    const sent = page.waitForRequest((request) => request.method() === 'PUT');
    await expectToastAcrossReload(page, 'Blog updated successfully', async () => {
      await dialog(page).getByRole('button', { name: 'Update Blog' }).click();
    });
    expect(await (await sent).headerValue('authorization')).toMatch(/^Bearer /);
    const own = page.getByRole('region', { name: 'Your Blog' });
    await expect(own).toContainText(`${title}, changed`);
    await expect(own.locator('img')).toBeVisible();

    // The same message appears again later: dismiss this one first.
    await page.getByRole('button', { name: 'Dismiss' }).click();
    await page.getByRole('button', { name: 'Edit' }).click();
    await expect(preview(page)).toBeVisible();
    await dialog(page).getByRole('button', { name: 'Remove picture' }).click();
    await expectToastAcrossReload(page, 'Blog updated successfully', async () => {
      await dialog(page).getByRole('button', { name: 'Update Blog' }).click();
    });
    await expect(own).toContainText(title);
    await expect(own.locator('img')).toBeHidden();
  });

  test('only the author sees Edit and Delete; failures are shown; it is deleted after confirmation', async ({
    page,
    otherPage,
    expectedMessages,
  }) => {
    expectedMessages.push(/404|ERR_FAILED/);
    const title = uniqueText();
    const { _id } = await withPost(page, title);

    await test.step('only the author sees Edit and Delete', async () => {
      const other = await otherPage();
      await openPage(other, `/blog/${_id}`);
      await expect(dialog(other)).toContainText(title);
      await expect(other.getByRole('button', { name: 'Edit' })).toHaveCount(0);
      await expect(other.getByRole('button', { name: 'Delete' })).toHaveCount(0);
      await other.close();
    });

    const refuse = () =>
      page.route('**/api/blog/*', (route) =>
        route.fulfill({ status: 404, json: { code: 'NOT_FOUND', message: 'This was deleted.' } }),
      );
    const disconnect = async () => {
      await page.unroute('**/api/blog/*');
      await page.route('**/api/blog/*', (route) => route.abort());
    };

    await test.step('Failed to update blog, Error updating blog', async () => {
      await refuse();
      await page.getByRole('button', { name: 'Edit' }).click();
      await dialog(page).getByRole('button', { name: 'Update Blog' }).click();
      await expect(toastWithExactText(page, 'Failed to update blog')).toBeVisible();
      await expect(dialog(page).getByText('This was deleted.')).toBeVisible();
      await disconnect();
      await dialog(page).getByRole('button', { name: 'Update Blog' }).click();
      await expect(toastWithExactText(page, 'Error updating blog')).toBeVisible();
      await dialog(page).getByRole('button', { name: 'Cancel' }).click();
      await expect(dialog(page)).toBeHidden();
      await page.unroute('**/api/blog/*');
    });

    const confirmDelete = async () => {
      await page.getByRole('button', { name: 'Delete' }).click();
      await dialog(page).getByRole('button', { name: 'Delete' }).click();
    };

    await test.step('Failed to delete blog, Error deleting blog', async () => {
      await refuse();
      await confirmDelete();
      await expect(toastWithExactText(page, 'Failed to delete blog')).toBeVisible();
      await expect(dialog(page)).toBeHidden();
      await disconnect();
      await confirmDelete();
      await expect(toastWithExactText(page, 'Error deleting blog')).toBeVisible();
      await expect(dialog(page)).toBeHidden();
      await page.unroute('**/api/blog/*');
    });

    await test.step('deleted, then the form is back', async () => {
      await expectToastAcrossReload(page, 'Blog deleted successfully', confirmDelete);
      await expect(page.getByRole('heading', { name: 'Create a Blog Post' })).toBeVisible();
      expect((await page.request.get(`/api/blog/${_id}`)).status()).toBe(404);
    });
  });

  test('a list that fails to load: Failed to fetch blogs, Error fetching blogs', async ({
    page,
    expectedMessages,
  }) => {
    expectedMessages.push(/503|ERR_FAILED/);
    await openPage(page, '/blog');
    const list = page.getByRole('region', { name: 'Blog Posts' });
    for (const [text, answer] of [
      ['Failed to fetch blogs', 'refuse'],
      ['Error fetching blogs', 'abort'],
    ] as const) {
      await page.route('**/api/blog?*', (route) =>
        answer === 'abort'
          ? route.abort()
          : route.fulfill({ status: 503, json: { code: 'UNAVAILABLE', message: 'Later.' } }),
      );
      await search(page).fill(answer === 'abort' ? 'nail' : 'hair');
      await expect(toastWithExactText(page, text)).toBeVisible();
      await expect(list.getByText(/No matching posts|No posts yet/)).toHaveCount(0);
      await page.unroute('**/api/blog?*');
      await list.getByRole('button', { name: 'Try again' }).click();
      await expect(list.getByRole('article').first()).toBeVisible();
    }
  });
});
