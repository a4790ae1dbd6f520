import '@testing-library/jest-dom';
import { render, screen } from '@testing-library/react';
import { MemoryRouter } from 'react-router-dom';
import { LoadFailure } from '../remotes/load-failure';
import { manifest, published, showDocument } from '../remotes/testing/page';
import { FailurePanel } from './failure-panel';

const titles = { 'mf-marketing': 'The website' };
beforeAll(() => showDocument(manifest([published('mf-marketing')], { titles })));

const show = (address: string) =>
  render(
    <MemoryRouter initialEntries={[address]}>
      <FailurePanel
        failure={new LoadFailure('mf-marketing', 'network', 'down')}
        isRetrying={false}
        onRetry={() => undefined}
      />
    </MemoryRouter>,
  );

const target = () => screen.getByRole('link').getAttribute('href');

test.each(['/pricing', '/dashboard'])('a failed page %s links to the home page only', (address) => {
  show(address);
  expect(target()).toBe('/');
});

test('a failed home page offers to write a mail', () => {
  show('/');
  expect(target()).toMatch(/^mailto:/);
});

test('a failed page has the title of its area, not that of the page before', () => {
  document.title = 'Pricing';
  show('/pricing');
  expect(document.title).toBe('The website is not available right now · Northcast');
});
