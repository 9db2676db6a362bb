import { emptyAddress } from '@haldi/contract/accounts/addresses/address';
import { emptyCheckoutDraft } from '@haldi/contract/checkout/checkout-draft';
import { beforeEach, expect, test } from 'vitest';
import { session } from '../accounts/session-store.ts';
import { visitAddressDraft } from '../accounts/visit-address-draft-store.ts';
import { checkout } from './checkout-store.ts';

const design = { slug: 'haath-phool', name: 'Haath Phool', image: '/haath-phool.svg' };
const address = {
  ...emptyAddress,
  ...{ street: '12 MG Road', apartmentNumber: '', town: 'Pune', state: '', pincode: '411001' },
  ...{ latitude: null, longitude: null },
};

beforeEach(() => {
  session.forget();
  checkout.finish({ hasNext: false, design: null });
});

test("a visitor's draft is kept after log-in", () => {
  checkout.writeNote('Please knock');
  session.signIn('token', 'asha');
  checkout.bindToUser('asha');
  expect(checkout.get().note).toBe('Please knock');
});

test('a draft is not shown to or sent by the next user of the tab', () => {
  session.signIn('token', 'asha');
  checkout.bindToUser('asha');
  checkout.writeNote('The gate code is 4711');
  checkout.chooseDesign(design);
  session.forget();
  expect(checkout.get()).toMatchObject({ note: '', design: null });
  session.signIn('token', 'priya');
  expect(checkout.get()).toMatchObject({ note: '', design: null });
  checkout.bindToUser('priya');
  checkout.chooseDay('2026-12-01');
  expect(checkout.get()).toMatchObject({ note: '', design: null, day: '2026-12-01' });
});

test('the same user keeps the draft after the session expired', () => {
  session.signIn('token', 'asha');
  checkout.bindToUser('asha');
  checkout.writeNote('Please knock');
  session.forget();
  session.signIn('other-token', 'asha');
  expect(checkout.get().note).toBe('Please knock');
});

test('a second visit keeps the address and a design not ordered with the first', () => {
  visitAddressDraft.set(address);
  checkout.writeNote('Please knock');
  checkout.chooseDesign(design);
  const recipient = { isElse: true, name: 'Sunita Rao', phone: '9822012345' };
  checkout.visit(recipient);
  checkout.finish({ hasNext: true, design });
  expect(checkout.get()).toMatchObject({ note: '', design, recipient });
  expect(visitAddressDraft.get()).not.toBeNull();
  checkout.finish({ hasNext: false, design });
  expect(checkout.get()).toEqual(emptyCheckoutDraft);
  expect(visitAddressDraft.get()).toBeNull();
});

test('drops an address that is now in the account and keeps any other', () => {
  visitAddressDraft.set(address);
  visitAddressDraft.forgetIfSame({ ...address, street: 'Paud Road' });
  expect(visitAddressDraft.get()?.street).toBe('12 MG Road');
  visitAddressDraft.forgetIfSame(address);
  expect(visitAddressDraft.get()).toBeNull();
});
