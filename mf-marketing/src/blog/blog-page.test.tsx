import { HostContext } from '@northcast/shared-contracts/host/host';
import { testHost } from '@northcast/shared-contracts/host/testing/test-host';
import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { Page, prepare } from './blog-page';
import { posts, show } from './testing';

test('“Show all” removes the search and focuses the heading, because the button disappears', async () => {
  await prepare();
  show(
    <HostContext value={testHost()}>
      <Page />
    </HostContext>,
    '/blog?q=nothing-is-called-this',
    { status: 'ready', answer: posts(2) },
  );
  await userEvent.click(await screen.findByRole('button', { name: 'Show all' }));
  expect(screen.queryByRole('button', { name: 'Show all' })).not.toBeInTheDocument();
  expect(screen.getByRole('searchbox')).toHaveValue('');
  expect(screen.getByRole('heading', { level: 1 })).toHaveFocus();
});
