import '@testing-library/jest-dom';
import { act, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { type ReactNode, useEffect, useState } from 'react';
import { Link, MemoryRouter, useLocation, useNavigate } from 'react-router-dom';
import { ChannelAtOnce, FederationRuntime } from '../remotes/testing/federation-runtime';
import {
  afterRelease,
  manifest,
  PageServer,
  published,
  showDocument,
} from '../remotes/testing/page';
import { createShellStore } from '../store/store';

const mockRuntimes: { present?: FederationRuntime } = {};
jest.mock('@module-federation/enhanced/runtime', () => ({
  getInstance: () => mockRuntimes.present,
}));

const posted: { remote: string; version: string; outcome: string }[] = [];
const runtime = new FederationRuntime();
const server = new PageServer();

/** Tests share the modules of the shell, so each has an area of its own. */
const areas = [
  'mf-frame',
  'mf-fault',
  'mf-back',
  'mf-part',
  'mf-provider',
  'mf-reducer',
  'mf-old',
  'mf-again',
  'mf-query',
  'mf-chunk',
  'mf-leave',
  'mf-arrive',
];
const areaOf = (name: string, version = '1.0.0') =>
  published(name, version, { routes: [{ path: `/${name}` }, { path: `/${name}/next` }] });

beforeAll(() => {
  mockRuntimes.present = runtime;
  showDocument(manifest(areas.map((name) => areaOf(name))));
  Object.assign(globalThis, { MessageChannel: ChannelAtOnce });
  performance.getEntriesByType = () => [];
  navigator.sendBeacon = (_address, body) => {
    posted.push(...JSON.parse(String(body)).reports);
    return true;
  };
});

beforeEach(() => {
  posted.length = 0;
  jest.spyOn(console, 'error').mockImplementation(() => undefined);
});

afterEach(() => jest.restoreAllMocks());

interface TestPage {
  readonly Page: () => ReactNode;
  readonly store?: readonly unknown[];
}

const field = (label: string) => () => <input aria-label={label} />;

/** Serves an area with two pages. `load` of the second defaults to a page that loads at once. */
function serveArea(
  name: string,
  first: TestPage,
  next: () => Promise<TestPage> = async () => ({ Page: field('Next') }),
  Layout?: (props: { children: ReactNode }) => ReactNode,
) {
  const layout = Layout ? { Layout } : {};
  runtime.modules[`${name.replace('-', '_')}/routes`] = {
    contract: '1.0.0',
    routes: [
      { path: `/${name}`, load: async () => first, ...layout },
      { path: `/${name}/next`, load: next, ...layout },
    ],
  };
}

/** Shows the first page of an area below a navigation with links to it and to the next page. */
async function showArea(name: string, next = `${name}/next`) {
  const { RemoteOutlet } = await import('./remote-outlet');
  function Bar() {
    const navigate = useNavigate();
    return (
      <nav>
        <Link to={`/${name}`}>To first</Link>
        <Link to={`/${next}`}>To next</Link>
        <button type="button" onClick={() => void navigate(-1)}>
          Back
        </button>
      </nav>
    );
  }
  render(
    <MemoryRouter initialEntries={[`/${name}`]}>
      <Bar />
      <main>
        <RemoteOutlet initial={{ kind: 'loading' }} shellStore={createShellStore()} />
      </main>
    </MemoryRouter>,
  );
}

const press = (name: string) => userEvent.click(screen.getByRole('button', { name }));
const follow = (name: string) => userEvent.click(screen.getByRole('link', { name }));

/** Failures reported within the delay of a report. */
async function failures() {
  await act(() => new Promise((resolve) => setTimeout(resolve, 1100)));
  return posted.filter(({ outcome }) => outcome !== 'ok');
}

const chunkError = () =>
  Object.assign(new Error('Loading chunk 1 failed'), { name: 'ChunkLoadError', request: '/1.js' });

/** A button that makes its page throw. */
function Fragile({ error = new Error('broken') }: { readonly error?: Error } = {}) {
  const [isBroken, setBroken] = useState(false);
  if (isBroken) throw error;
  return (
    <button type="button" onClick={() => setBroken(true)}>
      Break
    </button>
  );
}

const part = (name: string) => ({
  reducerPath: name,
  reducer: (state: object = {}) => state,
  middleware: () => (next: (action: unknown) => unknown) => next,
  Provider: ({ children }: { children: ReactNode }) => children,
  reset: () => ({ type: 'reset' }),
});
const breaks = () => {
  throw new Error('broken');
};

test.each([
  ['is missing', 'mf-part', undefined],
  ['has a Provider that throws', 'mf-provider', { ...part('mf-provider'), Provider: breaks }],
  ['has a reducer that throws', 'mf-reducer', { ...part('mf-reducer'), reducer: breaks }],
])('a page whose store part %s fails in its area only', async (_fault, name, broken) => {
  serveArea(name, { Page: field('First'), store: [broken] });
  await showArea(name);
  expect(await screen.findByRole('button', { name: 'Retry' })).toBeVisible();
  expect(screen.getByRole('link', { name: 'To next' })).toBeVisible();
  expect(await failures()).toMatchObject([
    { remote: name, version: '1.0.0', outcome: 'execution' },
  ]);
});

test('a page that throws is reported for its version, also when the page uses a newer one', async () => {
  serveArea('mf-old', { Page: Fragile });
  await showArea('mf-old');
  await screen.findByRole('button', { name: 'Break' });
  const { renewRemote } = await import('../remotes/load-module');
  const { refreshRegistry } = await import('../remotes/page-manifest');
  renewRemote('mf-old');
  server.answers = afterRelease(...areas.map((name) => areaOf(name, '2.0.0')));
  await refreshRegistry();
  await press('Break');
  expect(await failures()).toMatchObject([{ version: '1.0.0', outcome: 'execution' }]);
});

test('an area whose clean-up throws does not affect the page of another area that follows it', async () => {
  const reported = jest.fn();
  Object.assign(globalThis, { reportError: reported });
  const error = new Error('broken');
  const Page = () => {
    useEffect(
      () => () => {
        throw error;
      },
      [],
    );
    return <p>Leaving</p>;
  };
  serveArea('mf-leave', { Page });
  serveArea('mf-arrive', { Page: () => <h1 tabIndex={-1}>Arrived</h1> });
  await showArea('mf-leave', 'mf-arrive');
  for (const reports of [[[error]], [[error], [error]]]) {
    await follow('To first');
    await screen.findByText('Leaving');
    await follow('To next');
    expect(await screen.findByRole('heading', { name: 'Arrived' })).toHaveFocus();
    expect(reported.mock.calls).toEqual(reports);
  }
});

test('the layout stays mounted between pages of an area, and each page is mounted again', async () => {
  const Layout = ({ children }: { children: ReactNode }) => (
    <>
      <input aria-label="Layout" />
      {children}
    </>
  );
  const Page = field('Page');
  serveArea('mf-frame', { Page }, async () => ({ Page }), Layout);
  await showArea('mf-frame');
  await userEvent.type(await screen.findByLabelText('Layout'), 'kept');
  await userEvent.type(screen.getByLabelText('Page'), 'lost');
  await follow('To next');
  await screen.findByDisplayValue('');
  expect(screen.getByLabelText('Layout')).toHaveValue('kept');
});

test('after a page has thrown, the other pages of its area are shown', async () => {
  serveArea('mf-fault', { Page: Fragile });
  await showArea('mf-fault');
  await userEvent.click(await screen.findByRole('button', { name: 'Break' }));
  expect(await screen.findByRole('button', { name: 'Retry' })).toBeVisible();
  await follow('To next');
  expect(await screen.findByLabelText('Next')).toBeVisible();
  await follow('To first');
  expect(await screen.findByRole('button', { name: 'Break' })).toBeVisible();
});

test('going back while the next page loads leaves the shown page as it is', async () => {
  let loadNext: (page: TestPage) => void = () => undefined;
  const next = new Promise<TestPage>((resolve) => {
    loadNext = resolve;
  });
  serveArea('mf-back', { Page: field('First') }, () => next);
  await showArea('mf-back');
  await userEvent.type(await screen.findByLabelText('First'), 'typed');
  await follow('To next');
  await press('Back');
  await act(async () => loadNext({ Page: field('Next') }));
  expect(screen.getByLabelText('First')).toHaveValue('typed');
  await follow('To next');
  expect(await screen.findByLabelText('Next')).toBeVisible();
});

test('while the next page loads, the shown page keeps the query it was last shown with', async () => {
  function Filtered() {
    const { search } = useLocation();
    return (
      <>
        <p>Query: {search || 'none'}</p>
        <Link to="?status=pending">Filter</Link>
      </>
    );
  }
  let loadNext: (page: TestPage) => void = () => undefined;
  const next = new Promise<TestPage>((resolve) => {
    loadNext = resolve;
  });
  serveArea('mf-query', { Page: Filtered }, () => next);
  await showArea('mf-query');
  expect(await screen.findByText('Query: none')).toBeVisible();
  await follow('Filter');
  await follow('To next');
  expect(screen.getByText('Query: ?status=pending')).toBeVisible();
  await act(async () => loadNext({ Page: field('Next') }));
  expect(screen.getByLabelText('Next')).toBeVisible();
});

test('going back to a page that is being replaced after a failure loads it again', async () => {
  serveArea('mf-again', { Page: Fragile }, () => new Promise(() => undefined));
  await showArea('mf-again');
  await userEvent.click(await screen.findByRole('button', { name: 'Break' }));
  server.answers = { '/releases': () => new Promise(() => undefined) };
  await userEvent.click(await screen.findByRole('button', { name: 'Retry' }));
  await follow('To next');
  server.answers = {};
  await press('Back');
  expect(await screen.findByRole('button', { name: 'Break' })).toBeVisible();
});

test('a page that lacks a chunk is loaded again by itself, at most once a minute', async () => {
  const Page = () => <Fragile error={chunkError()} />;
  serveArea('mf-chunk', { Page });
  await showArea('mf-chunk');
  const breakPage = async () =>
    userEvent.click(await screen.findByRole('button', { name: 'Break' }));
  await breakPage();
  await breakPage();
  await screen.findByRole('button', { name: 'Retry' });
  const now = performance.now() + 60_000;
  jest.spyOn(performance, 'now').mockReturnValue(now);
  // The panel stays when it is rendered again.
  await follow('To first');
  await press('Retry');
  expect(await screen.findByRole('button', { name: 'Break' })).toBeVisible();
  await breakPage();
  await breakPage();
  expect(await screen.findByRole('button', { name: 'Retry' })).toBeVisible();
});
