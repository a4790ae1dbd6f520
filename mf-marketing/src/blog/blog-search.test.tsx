import { HostContext, PageDataContext } from '@northcast/shared-contracts/host/host';
import { testHost } from '@northcast/shared-contracts/host/testing/test-host';
import { act, fireEvent, screen, waitFor } from '@testing-library/react';
import { BrowserRouter, useNavigate } from 'react-router-dom';
import { answerProbe, chunkError, renderForShell } from '../static-section/testing';
import { blogIntro } from './blog-intro';
import { Page } from './blog-page';
import { posts } from './testing';

/** Why lazy code cannot be loaded; undefined if it can. */
let failure: Error | undefined;

jest.mock('./blog-rest', () => {
  if (failure) throw failure;
  return jest.requireActual('./blog-rest');
});

beforeEach(() => {
  globalThis.matchMedia = () => ({ matches: false }) as MediaQueryList;
});

let choose: (address: string) => void;

function Chooser() {
  const navigate = useNavigate();
  choose = (address) => void navigate(address);
  return null;
}

/** Opens the page as the document shows it, without the code of its list, and searches. */
function search() {
  history.replaceState(null, '', '/blog');
  const caught = renderForShell(
    <BrowserRouter>
      <HostContext value={testHost()}>
        <PageDataContext value={{ status: 'ready', answer: posts(2) }}>
          <main>
            <Page />
          </main>
          <Chooser />
        </PageDataContext>
      </HostContext>
    </BrowserRouter>,
  );
  const field = screen.getByRole('searchbox');
  fireEvent.change(field, { target: { value: 'Post 2' } });
  press('Search');
  return { caught, field };
}

const press = (name: string) => fireEvent.click(screen.getByRole('button', { name }));

test('a search whose code is missing on the server shows the page of the live version', async () => {
  failure = chunkError();
  answerProbe(404);
  const { caught } = search();
  await waitFor(() => expect(caught).toHaveBeenCalledWith(failure, expect.anything()));
});

test('after a failed search, a category is loaded again, and its failure is passed to the shell', async () => {
  failure = chunkError();
  answerProbe(undefined);
  const { caught } = search();
  await screen.findByRole('alert');
  const later = chunkError();
  failure = later;
  act(() => choose('/blog?category=marketing'));
  await waitFor(() => expect(caught).toHaveBeenCalledTimes(1));
  expect(caught.mock.calls[0][0]).toBe(later);
});

test('a search whose code cannot be loaded offline keeps page and query, and finds it on retry', async () => {
  failure = chunkError();
  const probe = answerProbe(undefined);
  const { caught, field } = search();
  expect(await screen.findByRole('alert')).toHaveTextContent('The search could not be loaded');
  await waitFor(() => expect(probe).toHaveBeenCalledTimes(1));
  const heading = screen.getByRole('heading', { level: 1, name: blogIntro.heading });
  expect(heading).toBeVisible();
  expect(field).toHaveValue('Post 2');
  expect(location.search).toBe('?q=Post+2');

  failure = chunkError();
  press('Search');
  await waitFor(() => expect(probe).toHaveBeenCalledTimes(2));
  expect(screen.getByRole('alert')).toBeVisible();
  expect(caught).not.toHaveBeenCalled();

  failure = undefined;
  press('Try again');
  expect(heading).toHaveFocus();
  expect(await screen.findByRole('link', { name: /Post 2/ })).toBeVisible();
  expect(screen.queryByRole('alert')).toBeNull();
  expect(screen.queryByRole('link', { name: /Post 1/ })).toBeNull();
});

test('the same search again adds no entry to the history, another one does', async () => {
  failure = undefined;
  const { field } = search();
  await screen.findByRole('link', { name: /Post 2/ });
  const { length } = history;
  press('Search');
  expect(history).toHaveLength(length);
  fireEvent.change(field, { target: { value: 'Post 1' } });
  press('Search');
  expect(history).toHaveLength(length + 1);
  expect(await screen.findByRole('link', { name: /Post 1/ })).toBeVisible();
});
