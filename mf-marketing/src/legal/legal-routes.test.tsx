import { render, screen } from '@testing-library/react';
import { ReleaseContext, stampDocument } from '../static-section/testing';
import { legalRoutes } from './legal-routes';

test('a printed policy shows the full addresses of its links', async () => {
  history.replaceState(null, '', '/legal/terms');
  document.body.innerHTML = '<div data-static="/legal/terms"><a href="/contact">Contact</a></div>';
  stampDocument();
  const page = await legalRoutes.find(({ path }) => path === '/legal/terms')?.load();
  if (!page) throw new Error('The terms have no route');
  document.body.innerHTML = '';
  render(<page.Page />, { wrapper: ReleaseContext });
  dispatchEvent(new Event('beforeprint'));
  expect(screen.getByRole('link')).toHaveAttribute('data-address', 'http://localhost/contact');
});
