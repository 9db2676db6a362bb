import * as calls from '@haldi/contract/accounts/addresses/endpoints';
import type { FastifyInstance } from 'fastify';
import { mount } from '../../platform/http/mount-endpoints.ts';
import type { AccountsContext } from '../context.ts';
import { changeAddress, deleteAddress, listSavedAddresses, saveAddress } from './service.ts';

export const addressRoutes = (app: FastifyInstance, accounts: AccountsContext): void => {
  mount(app, calls.listAddresses, ({ identity }) => listSavedAddresses(accounts, identity.userId));
  mount(app, calls.saveAddress, ({ identity, body }) =>
    saveAddress(accounts, identity.userId, body),
  );
  mount(app, calls.changeAddress, ({ identity, params, body }) =>
    changeAddress(accounts, identity.userId, params.addressId, body),
  );
  mount(app, calls.deleteAddress, async ({ identity, params }) => {
    await deleteAddress(accounts, identity.userId, params.addressId);
    return undefined;
  });
};
