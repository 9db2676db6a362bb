import { expect, test } from 'vitest';
import { readCurrentUser } from './accounts/profile/endpoints.ts';
import * as blog from './blog/endpoints.ts';
import { readCatalogueJson } from './catalogue/catalogue-json-endpoints.ts';
import { readDashboard } from './dashboard/endpoints.ts';
import { type Endpoint, endpointUrl } from './kit/endpoint.ts';
import * as desk from './orders/desk/endpoints.ts';
import * as orders from './orders/endpoints.ts';
import * as reviews from './reviews/endpoints.ts';
import { listUsers } from './users/endpoints.ts';

test.each<[string, boolean, Endpoint]>([
  ['GET /api/auth/user', true, readCurrentUser],
  ['POST /api/orders', false, orders.placeOrder],
  ['GET /api/orders/:userId/:orderId', false, orders.readOrder],
  ['GET /api/orders/my-order/:userId', false, orders.listCustomerOngoingOrders],
  ['GET /api/orders/order-history/:userId', false, orders.listCustomerPastOrders],
  ['GET /api/orders', false, desk.listOrders],
  ['PUT /api/orders/:orderId/track', false, desk.updateOrder],
  ['GET /api/blog', true, blog.listPosts],
  ['POST /api/blog', false, blog.createPost],
  ['PUT /api/blog/:id', true, blog.updatePost],
  ['DELETE /api/blog/:id', true, blog.deletePost],
  ['GET /api/form/review', true, reviews.listReviews],
  ['POST /api/form/review', false, reviews.postReview],
  ['PUT /api/form/review/:_id', true, reviews.updateReview],
  ['DELETE /api/form/review/:_id', true, reviews.deleteReview],
  ['GET /api/admin/dashboard', true, readDashboard],
  ['GET /api/admin/dashboard/user', true, listUsers],
  ['GET /Json Files/:file.json', false, readCatalogueJson],
])('%s is an endpoint, with token: %s', (call, bearer, called) => {
  expect(`${called.method} ${called.path}`).toBe(call);
  expect(called.bearer ?? false).toBe(bearer);
});

test('posts are sent as forms, everything else as JSON', () => {
  expect(blog.createPost.files).toEqual(['image']);
  expect(blog.updatePost.files).toEqual(['image']);
});

test('the catalogue has its own path', () => {
  const address = endpointUrl(readCatalogueJson, { params: { file: 'AllServices' } });
  expect(decodeURIComponent(address)).toBe('/Json Files/AllServices.json');
});
