import { clientAddress, networkAddress } from './client-address.js';

test.each<[string | undefined, string]>([
  ['192.0.2.1', '192.0.2.1'],
  ['::ffff:192.0.2.1', '192.0.2.1'],
  ['2001:db8:1:2:3:4:5:6', '2001:db8:1:2'],
  ['2001:db8::1', '2001:db8:0:0'],
  ['2001:db8::', '2001:db8:0:0'],
  ['2001::2:3:4:5:6:7', '2001:0:2:3'],
  ['1::ffff:2:3', '1:0:0:0'],
  ['::1', '0:0:0:0'],
  ['::', '0:0:0:0'],
  // A client can forge X-Forwarded-For, so what a trusted proxy passes on may be no address.
  ['1::2:3:4:5:6:7:8:9', '1:2:3:4'],
  ['unknown', 'unknown'],
  [undefined, ''],
])('the client address %s is counted as %s', (ip, address) => {
  expect(clientAddress({ ip })).toBe(address);
});

test.each<[string | undefined, string | null]>([
  ['192.0.2.1', '192.0.2.1'],
  ['::ffff:192.0.2.1', '192.0.2.1'],
  ['2001:db8::ffff:1', '2001:db8::ffff:1'],
  ['unknown', null],
  ['', null],
  [undefined, null],
])('the client address %s is shown in full as %s', (ip, address) => {
  expect(networkAddress({ ip })).toBe(address);
});
