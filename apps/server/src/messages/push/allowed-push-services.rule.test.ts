import { describe, expect, test } from 'vitest';
import { isAllowedPushService } from './allowed-push-services.ts';

describe('threat 65: only push services are called', () => {
  test.each([
    'https://fcm.googleapis.com/fcm/send/abc:APA91b',
    'https://fcm.googleapis.com/wp/abc',
    'https://jmt17.google.com/fcm/send/abc',
    'https://updates.push.services.mozilla.com/wpush/v2/gAAAA',
    'https://web.push.apple.com/QHJ',
    'https://db5p.notify.windows.com/w/?token=BQYAAAB',
    'https://FCM.googleapis.com:443/fcm/send/abc',
  ])('%s is one', (address) => {
    expect(isAllowedPushService(address, [])).toBe(true);
  });

  test.each([
    'http://fcm.googleapis.com/fcm/send/abc',
    'https://fcm.googleapis.com:8443/fcm/send/abc',
    'https://fcm.googleapis.com.evil.example/fcm/send/abc',
    'https://evilfcm.googleapis.com/',
    'https://push.apple.com.evil.example/',
    'https://evilpush.apple.com/',
    'https://me:pw@fcm.googleapis.com/',
    'https://fcm.googleapis.com@169.254.169.254/',
    'https://169.254.169.254/latest/meta-data',
    'http://localhost:5432/',
    'https://[::1]/',
    'https://push.example/x',
    'ftp://fcm.googleapis.com/',
    'https://',
    'fcm.googleapis.com',
    '',
  ])('%s is none', (address) => {
    expect(isAllowedPushService(address, ['https://other.example'])).toBe(false);
  });

  test('a configured service is compared by its origin', () => {
    const further = ['https://push.example', 'http://127.0.0.1:4000'];
    expect(isAllowedPushService('https://push.example/x', further)).toBe(true);
    expect(isAllowedPushService('http://127.0.0.1:4000/x', further)).toBe(true);
    expect(isAllowedPushService('http://127.0.0.1:4001/x', further)).toBe(false);
    expect(isAllowedPushService('https://push.example:444/x', further)).toBe(false);
    expect(isAllowedPushService('https://me:pw@push.example/x', further)).toBe(false);
  });
});
