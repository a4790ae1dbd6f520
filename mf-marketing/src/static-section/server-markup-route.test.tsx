import type { PageModule } from '@northcast/shared-contracts/host/remote';
import { act, fireEvent, render, screen } from '@testing-library/react';
import { hydrateRoot } from 'react-dom/client';
import { OrderButton } from '../order/order-button';
import { serverMarkupRoute } from './server-markup-route';
import { ReleaseContext, stampDocument } from './testing';

const content: PageModule = {
  Page: () => (
    <>
      <p>Drawn by code</p>
      <a href="/pricing?from=test">Pricing</a>
      <a href="#below">Below</a>
      <a href="/?q=clip&order=social-clip">Order it</a>
      <OrderButton order="lite-edit">Order Now</OrderButton>
    </>
  ),
};

const order =
  '<form method="get"><button type="submit" name="order" value="lite-edit">Order Now</button></form>';
const orderLink = '<a href="/?q=clip&order=social-clip">Order it</a>';
const documentOf = (markup: string) =>
  `<div id="root"><div data-static="/">${markup}</div><output>/</output></div>`;

beforeEach(() => {
  document.head.innerHTML =
    '<title>From the server</title><meta name="description" content="Said there">';
  document.body.innerHTML = '';
});

/** Hydrates a server-rendered document. */
async function takeOver(markup: string, openOrder?: (slug: string) => void) {
  document.body.innerHTML = documentOf(markup);
  stampDocument();
  const importPage = jest.fn(async () => content);
  const { Page } = await serverMarkupRoute('/', importPage).load();
  const onRecoverableError = jest.fn();
  await act(async () =>
    hydrateRoot(
      document.getElementById('root') as HTMLElement,
      <ReleaseContext {...(openOrder ? { openOrder } : {})}>
        <Page />
      </ReleaseContext>,
      { onRecoverableError },
    ),
  );
  return { importPage, onRecoverableError };
}

test('server markup is kept on hydration without loading the code of the page', async () => {
  const words = '<p>From the server</p>';
  const { importPage, onRecoverableError } = await takeOver(words);
  expect(importPage).not.toHaveBeenCalled();
  expect(onRecoverableError).not.toHaveBeenCalled();
  expect(document.querySelector('[data-static]')?.innerHTML).toBe(words);
  expect(document.title).toBe('From the server');
  expect(document.querySelectorAll('meta[name="description"]')).toHaveLength(1);
});

test('prefetching a page that is not in the document loads its code', async () => {
  document.body.innerHTML = documentOf('<p>From the server</p>');
  stampDocument();
  const importPage = jest.fn(async () => content);
  await serverMarkupRoute('/about', importPage).load();
  expect(importPage).toHaveBeenCalled();
});

test('the kept markup of a page prefetches another page of its route', async () => {
  history.replaceState(null, '', '/blog/first');
  document.body.innerHTML = '<div data-static="/blog/first"><p>First</p></div>';
  stampDocument();
  const prefetch = jest.fn();
  const importPage = async () => ({ ...content, prefetch });
  const page = await serverMarkupRoute('/blog/:slug', importPage).load();
  await page.prefetch?.({ slug: 'second' });
  history.replaceState(null, '', '/');
  expect(prefetch).toHaveBeenCalledWith({ slug: 'second' });
});

test.each([
  ['/checklists/launch.pdf', true],
  ['/images/set.up/mic.png?size=2#top', true],
  ['/api/orders', true],
  ['/remotes/mf-account/1.0.0/chunk.js', true],
  ['/apis', false],
  ['/v1.2/notes', false],
  ['/search?q=loud.ness#v1.2', false],
])('a link to %s is left to the browser: %s', async (href, isLeft) => {
  await takeOver(`<a href="${href}">There</a>`);
  const stay = (event: Event) => event.preventDefault();
  addEventListener('click', stay, { once: true });
  fireEvent.click(screen.getByText('There'));
  expect(screen.getByRole('status').textContent === '/').toBe(isLeft);
});

test('a page without server markup is rendered by its code', async () => {
  const { Page } = await serverMarkupRoute('/', async () => content).load();
  render(<Page />, { wrapper: ReleaseContext });
  expect(screen.getByText('Drawn by code')).toBeVisible();
});

for (const [origin, show] of [
  [
    'with server markup',
    (openOrder?: (slug: string) => void) =>
      takeOver(
        `<a href="/pricing?from=test">Pricing</a><a href="#below">Below</a>${orderLink}${order}`,
        openOrder,
      ),
  ],
  [
    'rendered by its code',
    async (openOrder?: (slug: string) => void) => {
      const { Page } = await serverMarkupRoute('/', async () => content).load();
      render(
        <ReleaseContext {...(openOrder ? { openOrder } : {})}>
          <Page />
        </ReleaseContext>,
      );
    },
  ],
] as const) {
  describe(`a page ${origin}`, () => {
    test('handles internal links by client-side navigation', async () => {
      await show();
      const isLeftToBrowser = fireEvent.click(screen.getByText('Pricing'));
      expect(isLeftToBrowser).toBe(false);
      expect(screen.getByRole('status')).toHaveTextContent('/pricing?from=test');
    });

    test('leaves Ctrl-clicks and fragment links to the browser', async () => {
      await show();
      const stay = (event: Event) => event.preventDefault();
      expect(fireEvent.click(screen.getByText('Below'))).toBe(true);
      document.addEventListener('click', stay, { once: true });
      fireEvent.click(screen.getByText('Pricing'), { ctrlKey: true });
      expect(screen.getByRole('status')).toHaveTextContent(/^\/$/);
    });

    test('opens the order dialog on Order Now', async () => {
      const openOrder = jest.fn();
      await show(openOrder);
      fireEvent.click(screen.getByRole('button', { name: 'Order Now' }));
      expect(openOrder).toHaveBeenCalledWith('lite-edit');
      fireEvent.click(screen.getByText('Order it'));
      expect(openOrder).toHaveBeenLastCalledWith('social-clip');
    });
  });
}
