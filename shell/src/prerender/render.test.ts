/** @jest-environment node */
import { render } from './render';

test('the frame of a client-rendered page has a title', async () => {
  const request = { pathname: '/dashboard', signedIn: true, navigation: {} };
  const { head } = await render({ ...request, screen: 'loading' });
  expect(head).toContain('<title>Northcast</title>');
});
