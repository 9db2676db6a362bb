import type { Locator, Page } from '@playwright/test';
import { chooseDay, chooseSlot, tapOrClick } from './booking-helpers.ts';
import { expect } from './fixtures.ts';
import type { Person } from './test-accounts.ts';

export const servicesSection = (page: Page): Locator =>
  page.getByRole('region', { name: 'Choose services' });
export const dayAndTimeSection = (page: Page): Locator =>
  page.getByRole('region', { name: 'Choose day and time' });
export const addressSection = (page: Page): Locator =>
  page.getByRole('region', { name: 'Your address' });
export const checkOrderSection = (page: Page): Locator =>
  page.getByRole('region', { name: 'Check and place your order' });

/** In the bar on phones, in the card on desktops. */
export const nextStepButton = (page: Page): Locator =>
  page
    .locator('.page-bar, aside[aria-label="Your booking"]')
    .getByRole('button')
    .and(page.locator(':visible'));

type GivenAddress = Pick<Person, 'street' | 'apartmentNumber' | 'pincode'>;

export const typeAddress = async (page: Page, given: GivenAddress): Promise<void> => {
  const where = addressSection(page);
  await where.getByLabel('Flat, building').fill(given.apartmentNumber);
  await where.getByLabel('Street and area').fill(given.street);
  await where.getByLabel('Pincode').fill(given.pincode);
};

/** Fills in everything but the log in and presses the button at every step. */
export const fillBookingAsVisitor = async (
  page: Page,
  { day, slot, given }: { day: string; slot: string; given: GivenAddress },
): Promise<void> => {
  const button = nextStepButton(page);
  await expect(button).toHaveText('Choose a service');
  await page.getByPlaceholder('Search for Beauty').fill('eyebrow');
  await tapOrClick(
    servicesSection(page)
      .getByRole('button', { name: /^Add Eyebrow/ })
      .first(),
  );
  await expect(button).toHaveText('Choose a day');
  await tapOrClick(button);
  await expect(dayAndTimeSection(page).getByRole('heading', { level: 2 })).toBeFocused();
  await chooseDay(dayAndTimeSection(page), day);
  await expect(button).toHaveText('Choose a time');
  await tapOrClick(button);
  await expect(
    dayAndTimeSection(page).getByRole('combobox', { name: /Select Time/ }),
  ).toBeFocused();
  await chooseSlot(dayAndTimeSection(page), slot);
  await expect(button).toHaveText('Add your address');
  await tapOrClick(button);
  await expect(addressSection(page).getByLabel('Flat, building')).toBeFocused();
  await typeAddress(page, given);
  await expect(button).toHaveText('Log in or sign up to book');
};

export const logInWhileBooking = async (
  page: Page,
  { email, password }: Pick<Person, 'email' | 'password'>,
): Promise<void> => {
  await tapOrClick(page.getByRole('main').getByRole('link', { name: 'Log In' }));
  await page.getByLabel(/Email or mobile/).fill(email);
  await page.getByLabel(/^Password/).fill(password);
  await tapOrClick(page.getByRole('main').getByRole('button', { name: 'Log In', exact: true }));
};
