import { nextAddress } from './next-address';

const next = (value?: string) =>
  nextAddress(new URLSearchParams(value === undefined ? {} : { next: value }));

test('sign-in leads to the requested page of the panel', () => {
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
])('sign-in leads to the customers page instead of %s', (value) => {
  expect(next(value)).toBe('/admin/customers');
});
