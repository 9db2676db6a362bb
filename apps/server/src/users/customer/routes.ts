import * as calls from '@haldi/contract/users/customer/endpoints';
import type { FastifyInstance } from 'fastify';
import type { AppContext } from '../../platform/app-context.ts';
import { mount } from '../../platform/http/mount-endpoints.ts';
import { addCustomerNote, deleteCustomerNote } from './notes-service.ts';
import { findCustomers, listCustomerOrders, readCustomer } from './service.ts';

export const customerRoutes = (app: FastifyInstance, context: AppContext): void => {
  const { db } = context;
  mount(app, calls.findCustomers, ({ query }) => findCustomers(db, query.search));
  mount(app, calls.readCustomer, ({ params }) => readCustomer(db, params.userId));
  mount(app, calls.listCustomerOrders, ({ params, query }) =>
    listCustomerOrders(db, params.userId, query),
  );
  mount(app, calls.addCustomerNote, ({ identity, params, body }) =>
    addCustomerNote(context, identity, params.userId, body.text),
  );
  mount(app, calls.deleteCustomerNote, ({ identity, params }) =>
    deleteCustomerNote(context, identity, params.userId, Number(params.noteId)),
  );
};
