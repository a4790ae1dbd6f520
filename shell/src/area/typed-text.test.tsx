import '@testing-library/jest-dom';
import { act, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { type FormEvent, useEffect, useRef, useState } from 'react';
import { BrowserRouter, Link, useNavigate } from 'react-router-dom';
import { LoadFailure } from '../remotes/load-failure';
import { ChannelAtOnce, FederationRuntime } from '../remotes/testing/federation-runtime';
import { manifest, PageServer, published, showDocument } from '../remotes/testing/page';
import { createShellStore } from '../store/store';
import { keepTypedText, restoreTypedText } from './typed-text';

const mockRuntimes: { present?: FederationRuntime } = {};
jest.mock('@module-federation/enhanced/runtime', () => ({
  getInstance: () => mockRuntimes.present,
}));

const drafts: object[] = [];

/** A page with a field that React controls, and one that it fills from an earlier draft. */
function Page() {
  const [name, setName] = useState('');
  const message = useRef<HTMLTextAreaElement>(null);
  useEffect(() => {
    if (message.current) message.current.value = 'An earlier draft';
  }, []);
  const keepDraft = ({ currentTarget }: FormEvent<HTMLFormElement>) =>
    drafts.push(Object.fromEntries(new FormData(currentTarget)));
  return (
    <form onInput={keepDraft}>
      <h1>Account</h1>
      <input
        aria-label="Name"
        name="name"
        value={name}
        onChange={(event) => setName(event.target.value)}
      />
      <textarea aria-label="Message" name="message" ref={message} />
      <input aria-label="Password" name="password" type="password" />
      <p>{`Hello ${name}`}</p>
    </form>
  );
}

const NextPage = () => <h1>Next</h1>;

let navigate: ReturnType<typeof useNavigate>;
function Navigation() {
  navigate = useNavigate();
  return <Link to="/mf-account">To the account</Link>;
}

const preserved = `<input aria-label="Name" name="name"><input aria-label="Password" name="password"
  type="password"><textarea aria-label="Message" name="message"></textarea>`;

beforeAll(() => {
  const runtime = new FederationRuntime();
  mockRuntimes.present = runtime;
  const routes = [
    { path: '/mf-account', load: async () => ({ Page }) },
    { path: '/mf-account/next', load: async () => ({ Page: NextPage }) },
  ];
  runtime.modules['mf_account/routes'] = { contract: '1.0.0', routes };
  showDocument(manifest([published('mf-account', '1.0.0', { routes })]));
  Object.assign(globalThis, { MessageChannel: ChannelAtOnce, scrollTo: () => undefined });
  new PageServer();
  performance.getEntriesByType = () => [];
});

// The page of a test keeps its text when it is removed.
afterEach(() => restoreTypedText('/mf-account'));

/** Shows a preserved page whose area is available again. */
async function showPreserved() {
  const { RemoteOutlet } = await import('./remote-outlet');
  const failure = new LoadFailure('mf-account', 'network', 'down');
  history.replaceState(null, '', '/mf-account');
  render(
    <BrowserRouter>
      <Navigation />
      <main>
        <RemoteOutlet
          initial={{ kind: 'preserved', failure, html: preserved }}
          shellStore={createShellStore()}
        />
      </main>
    </BrowserRouter>,
  );
}

test('a document whose code fails keeps the text and the focus of the field being typed into', async () => {
  document.body.insertAdjacentHTML('afterbegin', '<input id="field" name="name" value="Rob">');
  const field = document.getElementById('field');
  field?.focus();
  history.replaceState(null, '', '/mf-account');
  keepTypedText('/mf-account');
  field?.remove();
  await showPreserved();
  expect(screen.getByLabelText('Name')).toHaveValue('Rob');
  expect(screen.getByLabelText('Name')).toHaveFocus();
});

test('a preserved page into which nobody typed has the focus at its notice', async () => {
  await showPreserved();
  expect(screen.getByText(/a part of this page could not be loaded/)).toHaveFocus();
});

test('what was typed into a preserved page is typed into the page that Retry loads', async () => {
  await showPreserved();
  await userEvent.type(screen.getByLabelText('Name'), 'Robin');
  await userEvent.type(screen.getByLabelText('Message'), 'Two voices');
  await userEvent.type(screen.getByLabelText('Password'), 'secret');
  await userEvent.click(screen.getByRole('button', { name: 'Retry' }));

  expect(await screen.findByText('Hello Robin')).toBeVisible();
  expect(screen.getByLabelText('Message')).toHaveValue('Two voices');
  expect(screen.getByLabelText('Password')).toHaveValue('');
  expect(drafts.at(-1)).toEqual({ name: 'Robin', message: 'Two voices', password: '' });
});

test('the page that loads when the browser is back online keeps the focus of the field', async () => {
  await showPreserved();
  await userEvent.type(screen.getByLabelText('Name'), 'Rob');
  act(() => void window.dispatchEvent(new Event('online')));
  expect(await screen.findByText('Hello Rob')).toBeVisible();
  expect(screen.getByLabelText('Name')).toHaveFocus();
});

test('a page that the user had left while typing, and opens again, has the focus at its heading', async () => {
  await showPreserved();
  await userEvent.type(screen.getByLabelText('Name'), 'Rob');
  // Without a link, for example with Alt and an arrow key: the field keeps the focus until then.
  act(() => void navigate('/mf-account/next'));
  expect(await screen.findByRole('heading', { name: 'Next' })).toBeVisible();
  await userEvent.click(screen.getByRole('link', { name: 'To the account' }));
  expect(await screen.findByText('Hello Rob')).toBeVisible();
  expect(screen.getByRole('heading', { name: 'Account' })).toHaveFocus();
});
