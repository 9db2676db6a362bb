import { readCatalogueJson } from '@haldi/contract/catalogue/catalogue-json-endpoints';
import { allServicesFile } from '@haldi/contract/catalogue/default-categories';
import { readMenu } from '@haldi/contract/catalogue/menu/endpoints';
import type { MenuPage } from '@haldi/contract/catalogue/menu-schema';
import type { Service } from '@haldi/contract/catalogue/service-schema';
import { listCustomerOngoingOrders } from '@haldi/contract/orders/endpoints';
import type { Order } from '@haldi/contract/orders/schema';
import { callEndpoint } from '../lib/call.ts';

export const fetchAllServices = (): Promise<Service[]> =>
  callEndpoint(readCatalogueJson, { params: { file: allServicesFile } });

export const fetchMenuPages = (): Promise<MenuPage[]> => callEndpoint(readMenu, {});

export const fetchOngoingOrders = (userId: string): Promise<Order[]> =>
  callEndpoint(listCustomerOngoingOrders, { params: { userId } });
