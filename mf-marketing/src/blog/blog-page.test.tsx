import { HostContext } from '@northcast/shared-contracts/host/host';
import { testHost } from '@northcast/shared-contracts/host/testing/test-host';
import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useLayoutEffect } from 'react';
import { renderToString } from 'react-dom/server';
import { ReleaseContext } from '../static-section/testing';
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

test('a search before the script runs stays in the chosen category', async () => {
  await prepare();
  show(
    <HostContext value={testHost()}>
      <Page />
    </HostContext>,
    '/blog?category=marketing',
    { status: 'ready', answer: posts(2) },
  );
  const form = screen.getByRole<HTMLInputElement>('searchbox').form;
  expect(Object.fromEntries(new FormData(form as HTMLFormElement))).toEqual({
    category: 'marketing',
    q: '',
  });
});

/** The browser's own field accepts text before the page is hydrated. */
function TypedEarly({ text }: { readonly text: string }) {
  useLayoutEffect(() => {
    if (text !== '') screen.getByRole<HTMLInputElement>('searchbox').value = text;
  }, [text]);
  return null;
}

test.each([
  ['the query of the URL', '', 'loudness'],
  ['text that was typed before hydration', 'noise', 'noise'],
])('on a page with a query the field shows %s', async (_what, text, shown) => {
  await prepare();
  show(
    <HostContext value={testHost()}>
      <Page />
      <TypedEarly text={text} />
    </HostContext>,
    '/blog?q=loudness',
    { status: 'ready', answer: posts(2) },
  );
  await screen.findByRole('button', { name: 'Show all' });
  expect(screen.getByRole('searchbox')).toHaveValue(shown);
});

test.each([
  ['line breaks count as spaces', 'post%0D%0A1', 'post 1', '1 article'],
  [
    'the end of a very long one is ignored',
    `1${'x'.repeat(300)}`,
    `1${'x'.repeat(199)}`,
    '0 articles',
  ],
])('of the query in the address, %s', async (_what, written, asked, count) => {
  await prepare();
  show(
    <HostContext value={testHost()}>
      <Page />
    </HostContext>,
    `/blog?q=${written}`,
    { status: 'ready', answer: posts(2) },
  );
  expect(await screen.findByText(`${count} for “${asked}”`)).toBeVisible();
  expect(screen.getByRole('searchbox')).toHaveValue(asked);
});

test('without script, the page links to the search that works', async () => {
  await prepare();
  const html = renderToString(
    <ReleaseContext>
      <Page />
    </ReleaseContext>,
  );
  expect(/<noscript>(.*)<\/noscript>/.exec(html)?.[1]).toContain('href="/search"');
});
