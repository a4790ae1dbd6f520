import '@testing-library/jest-dom';
import { act, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState } from 'react';
import { MemoryRouter, useLocation } from 'react-router-dom';
import { ChannelAtOnce, FederationRuntime } from '../remotes/testing/federation-runtime';
import { afterRelease, PageServer, published, show } from '../remotes/testing/page';

const mockRuntime = new FederationRuntime();
jest.mock('@module-federation/enhanced/runtime', () => ({ getInstance: () => mockRuntime }));

const remote = 'mf-marketing';

/** A button that makes its dialog throw. */
function SearchDialog() {
  const [isBroken, setBroken] = useState(false);
  if (isBroken) throw new Error('broken');
  return (
    <button type="button" onClick={() => setBroken(true)}>
      Break
    </button>
  );
}

const Address = () => <output>{useLocation().pathname}</output>;

test('a failure opens the search page and is reported for the version of the dialog', async () => {
  const posted: { version: string; outcome: string }[] = [];
  show(remote, '1.0.0');
  Object.assign(globalThis, { MessageChannel: ChannelAtOnce });
  performance.getEntriesByType = () => [];
  navigator.sendBeacon = (_address, body) => posted.push(...JSON.parse(String(body)).reports) > 0;
  mockRuntime.modules['mf_marketing/search-dialog'] = { SearchDialog };
  const reported = jest.spyOn(console, 'error').mockImplementation(() => undefined);

  const { SearchSlot } = await import('./search-slot');
  render(
    <MemoryRouter>
      <SearchSlot path="/search" onClose={() => undefined} />
      <Address />
    </MemoryRouter>,
  );
  const breakIt = await screen.findByRole('button', { name: 'Break' });

  // Another part of the area comes from a newer version.
  const { loadFrom, renewRemote } = await import('../remotes/load-module');
  new PageServer().answers = afterRelease(published(remote, '1.1.0'));
  renewRemote(remote);
  const select = async (_module: unknown, version: string) => version;
  const request = { remote, expose: './search-dialog', part: 'other', select };
  expect(await act(() => loadFrom(request))).toBe('1.1.0');

  await userEvent.click(breakIt);
  expect(screen.getByText('/search')).toBeVisible();
  window.dispatchEvent(new Event('pagehide'));
  const failed = posted.filter(({ outcome }) => outcome !== 'ok');
  expect(failed.map(({ version }) => version)).toEqual(['1.0.0']);
  reported.mockRestore();
});
