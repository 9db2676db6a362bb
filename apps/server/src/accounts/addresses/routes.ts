import * as calls from '@haldi/contract/accounts/addresses/endpoints';
import type { FastifyInstance } from 'fastify';
import { mount } from '../../platform/http/mount.ts';
import type { Accounts } from '../context.ts';
import { changeOne, deleteOne, listSaved, saveOne } from './service.ts';

export const addressRoutes = (app: FastifyInstance, accounts: Accounts): void => {
  mount(app, calls.listAddresses, ({ identity }) => listSaved(accounts, identity.userId));
  mount(app, calls.saveAddress, ({ identity, body }) => saveOne(accounts, identity.userId, body));
  mount(app, calls.changeAddress, ({ identity, params, body }) =>
    changeOne(accounts, identity.userId, params.addressId, body),
  );
  mount(app, calls.deleteAddress, async ({ identity, params }) => {
    await deleteOne(accounts, identity.userId, params.addressId);
    return undefined;
  });
};
