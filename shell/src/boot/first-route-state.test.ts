import '@testing-library/jest-dom';
import { screen } from '@testing-library/react';
import { FederationRuntime } from '../remotes/testing/federation-runtime';
import { manifest, PageServer, published, showDocument } from '../remotes/testing/page';

const mockRuntime = new FederationRuntime();
jest.mock('@module-federation/enhanced/runtime', () => ({ getInstance: () => mockRuntime }));

const page = { kind: 'page', pathname: '/mf-account', remote: 'mf-account', version: '1.0.0' };
const fields = `<input aria-label="Name"><input aria-label="Password" type="password">
  <input aria-label="Agree" type="checkbox"><textarea aria-label="Message"></textarea>
  <select aria-label="Service"><option>Edit</option><option>Mix</option></select>`;

const input = (label: string) => screen.getByLabelText<HTMLInputElement>(label);

test('the markup of a page whose code fails contains what was typed, but no password', async () => {
  history.replaceState(null, '', page.pathname);
  showDocument(manifest([published('mf-account', '1.0.0', { contract: '^9.0.0' })]));
  new PageServer();
  document.body.insertAdjacentHTML(
    'beforeend',
    `<script type="application/json" id="page">${JSON.stringify(page)}</script><main>${fields}</main>`,
  );
  input('Name').value = 'Robin';
  input('Password').value = 'secret';
  input('Agree').checked = true;
  input('Message').value = 'Two voices </textarea><b>';
  input('Service').value = 'Mix';

  const { loadFirstRouteState } = await import('./first-route-state');
  const { state } = await loadFirstRouteState();
  if (state.kind !== 'preserved') throw new Error(`The page is ${state.kind}`);
  document.body.innerHTML = state.html;
  expect(input('Name')).toHaveValue('Robin');
  expect(input('Password')).toHaveValue('');
  expect(input('Agree')).toBeChecked();
  expect(input('Message')).toHaveValue('Two voices </textarea><b>');
  expect(input('Service')).toHaveValue('Mix');
});
