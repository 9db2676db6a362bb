import { expect, test } from 'vitest';
import { parseDeliveryStatuses } from './delivery-report.ts';

const messageId = '0b9c7a52-5f0e-4f6f-9d1e-6f1f1c2f7a11';
const reportOf = (...statuses: unknown[]) => ({
  object: 'whatsapp_business_account',
  entry: [{ id: '102', changes: [{ field: 'messages', value: { metadata: {}, statuses } }] }],
});

test('a documented status', () => {
  const status = {
    id: 'wamid.HBgM',
    status: 'failed',
    timestamp: '1763280000',
    recipient_id: '919822012345',
    biz_opaque_callback_data: messageId,
    errors: [{ code: 131026, title: 'Message undeliverable', error_data: { details: 'x' } }],
    pricing: { billable: true },
  };
  expect(parseDeliveryStatuses(reportOf(status))).toEqual([
    {
      providerId: 'wamid.HBgM',
      messageId,
      status: 'failed',
      at: new Date(1_763_280_000_000),
      error: { code: 131_026, title: 'Message undeliverable' },
    },
  ]);
});

test('several statuses in one report, with unknown fields', () => {
  const read = {
    id: 'b',
    status: 'read',
    timestamp: 17,
    errors: 'none',
    biz_opaque_callback_data: 'x',
  };
  expect(
    parseDeliveryStatuses(
      reportOf({ id: 'a', status: 'sent' }, { id: 'c', status: 'warmed' }, 7, read),
    ),
  ).toEqual([
    { providerId: 'a', messageId: '', status: 'sent', at: null, error: null },
    { providerId: 'b', messageId: '', status: 'read', at: null, error: null },
  ]);
});

test.each([
  null,
  [],
  {},
  { entry: 7 },
  { entry: [null, 7, {}, { changes: [null, {}, { value: null }, { value: { messages: [{}] } }] }] },
])('nothing in %j', (report) => {
  expect(parseDeliveryStatuses(report)).toEqual([]);
});
