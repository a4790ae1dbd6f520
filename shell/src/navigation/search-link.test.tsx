import '@testing-library/jest-dom';
import { act, fireEvent, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { MemoryRouter, useLocation, useNavigate } from 'react-router-dom';
import { NavigationLinks } from './navigation-links';
import { SearchItem } from './search-link';

/** Whether the chunk of the dialog can be loaded. */
const mockChunk = { isAvailable: false, cleanUp: () => {} };
jest.mock('./search-slot', () => {
  if (!mockChunk.isAvailable) throw new Error('ChunkLoadError');
  const { Dialog } = jest.requireActual('@northcast/shared-ui/dialog/dialog');
  const { useEffect } = jest.requireActual('react');
  return {
    SearchSlot: ({ onClose }: { onClose: () => void }) => {
      useEffect(() => mockChunk.cleanUp, []);
      return (
        <Dialog open onClose={onClose} title="Search">
          <input />
        </Dialog>
      );
    },
  };
});

let navigate: ReturnType<typeof useNavigate>;
function Address() {
  navigate = useNavigate();
  return <output>{useLocation().pathname}</output>;
}

/** The page `/about`, which was reached from `/`. */
function show() {
  render(
    <MemoryRouter initialEntries={['/', '/about']}>
      <NavigationLinks initial={{ search: { '/search': 'Search' } }}>
        <SearchItem />
      </NavigationLinks>
      <Address />
    </MemoryRouter>,
  );
  return screen.getByRole('link', { name: 'Search' });
}

const go = (delta: number) =>
  act(() => {
    void navigate(delta);
  });
/** Radix restores the focus of a closed dialog in a separate task. */
const settled = () => act(() => new Promise((resolve) => setTimeout(resolve, 20)));

test('code of the dialog that turns out to be missing after Back does not open the search page', async () => {
  fireEvent.click(show());
  go(-1);
  await settled();
  expect(screen.getByText('/')).toBeVisible();
});

test('if the code of the dialog is missing, the search page opens, and the next press tries again', async () => {
  await userEvent.click(show());
  expect(await screen.findByText('/search')).toBeVisible();
  expect(screen.queryByRole('dialog')).toBeNull();

  mockChunk.isAvailable = true;
  await userEvent.click(screen.getByRole('link', { name: 'Search' }));
  expect(await screen.findByRole('dialog')).toBeVisible();
});

test('the dialog closes on Back and stays closed on Forward; the page gets the focus', async () => {
  await userEvent.click(show());
  expect(await screen.findByRole('dialog')).toBeVisible();
  go(-1);
  await settled();
  expect(screen.queryByRole('dialog')).toBeNull();
  expect(document.body).toHaveFocus();
  go(1);
  await settled();
  expect(screen.queryByRole('dialog')).toBeNull();
});

test('a dialog whose code arrives after Back does not open', async () => {
  fireEvent.click(show());
  go(-1);
  await settled();
  expect(screen.queryByRole('dialog')).toBeNull();
});

test('a dialog that is closed on its page returns the focus to the link', async () => {
  const link = show();
  await userEvent.click(link);
  await screen.findByRole('dialog');
  await userEvent.keyboard('{Escape}');
  await settled();
  expect(link).toHaveFocus();
});

test.each([
  ['closed', () => userEvent.keyboard('{Escape}')],
  ['left by Back', async () => go(-1)],
])('a dialog whose clean-up throws can be opened again after it was %s', async (_how, leave) => {
  const reported = jest.fn();
  Object.assign(globalThis, { reportError: reported });
  jest.spyOn(console, 'error').mockImplementation(() => undefined);
  const error = new Error('broken');
  mockChunk.cleanUp = () => {
    throw error;
  };
  await userEvent.click(show());
  await screen.findByRole('dialog');
  await leave();
  await settled();
  expect(reported.mock.calls).toEqual([[error]]);
  expect(screen.queryByRole('dialog')).toBeNull();
  mockChunk.cleanUp = () => {};
  await userEvent.click(screen.getByRole('link', { name: 'Search' }));
  expect(await screen.findByRole('dialog')).toBeVisible();
  jest.restoreAllMocks();
});
