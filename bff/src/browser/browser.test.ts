import { deviceName } from './browser.js';

const webKit = 'AppleWebKit/605.1.15 (KHTML, like Gecko)';
const blink = 'AppleWebKit/537.36 (KHTML, like Gecko)';
const windows = 'Mozilla/5.0 (Windows NT 10.0; Win64; x64';
const mac = 'Mozilla/5.0 (Macintosh; Intel Mac OS X 10_15_7)';
const iPhone = 'Mozilla/5.0 (iPhone; CPU iPhone OS 18_1 like Mac OS X)';

test.each([
  [`${windows}; rv:145.0) Gecko/20100101 Firefox/145.0`, 'Firefox on Windows'],
  [`${windows}) ${blink} Chrome/142.0.0.0 Safari/537.36`, 'Chrome on Windows'],
  [`${windows}) ${blink} Chrome/142.0.0.0 Safari/537.36 Edg/142.0.0.0`, 'Edge on Windows'],
  [`${mac} ${blink} Chrome/142.0.0.0 Safari/537.36 OPR/120.0`, 'Opera on Mac'],
  [`${mac} ${webKit} Version/18.1 Safari/605.1.15`, 'Safari on Mac'],
  [`${iPhone} ${webKit} Version/18.1 Mobile/15E148 Safari/604.1`, 'Safari on iPhone'],
  [`${iPhone} ${webKit} CriOS/142.0 Mobile/15E148 Safari/604.1`, 'Chrome on iPhone'],
  [
    `Mozilla/5.0 (Linux; Android 15; SM-S921B) ${blink} SamsungBrowser/28.0 Chrome/130.0.0.0 Mobile Safari/537.36`,
    'Samsung Internet on Android',
  ],
  ['Mozilla/5.0 (X11; Linux x86_64; rv:145.0) Gecko/20100101 Firefox/145.0', 'Firefox on Linux'],
  [`Mozilla/5.0 (X11; CrOS x86_64 14541.0.0) ${blink} Chrome/142.0.0.0`, 'Chrome on ChromeOS'],
  [`${iPhone} ${webKit} Mobile/15E148`, 'Browser on iPhone'],
  ['curl/8.5.0', ''],
  ['', ''],
  [`${'x'.repeat(600)} Firefox/145.0`, ''],
])('the User-Agent "%s" gives the device name "%s"', (userAgent, name) => {
  expect(deviceName(userAgent)).toBe(name);
});

test('a missing User-Agent header gives an empty device name', () => {
  expect(deviceName(undefined)).toBe('');
});
