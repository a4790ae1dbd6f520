import { nextAddress } from './next-address';

const next = (value?: string) =>
  nextAddress(new URLSearchParams(value === undefined ? {} : { next: value }));

test('leads to the page of the panel that asked', () => {
  expect(next('/admin/orders?q=mix&page=2')).toBe('/admin/orders?q=mix&page=2');
});

test.each([
  undefined,
  '',
  '/dashboard',
  '/admin/login',
  'https://elsewhere.example/admin/orders',
  '//elsewhere.example/admin/orders',
  '/admin/../dashboard',
  '\\\\elsewhere.example/admin/orders',
  'javascript:alert(1)',
])('leads to the start instead of %s', (value) => {
  expect(next(value)).toBe('/admin/customers');
});
