import '@testing-library/jest-dom';
import type { Host } from '@northcast/shared-contracts/host/host';
import { deferred } from '@northcast/shared-contracts/testing/deferred';
import { act, fireEvent, render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { Link, Route, Routes } from 'react-router-dom';
import { addEditor } from '../sign-out/use-sign-out';
import { answerWith, PanelFrame } from '../testing/panel-frame';
import { PaletteProvider } from './palette-provider';

beforeEach(() => {
  answerWith({});
});

const show = (host: Partial<Host> = {}) =>
  render(
    <PanelFrame address="/admin/orders" host={host}>
      <input aria-label="Field" />
      <Link to="/admin/orders">Orders</Link>
      <Link to="/admin/blog">Blog</Link>
      <Link to="/">Site</Link>
      <Routes>
        <Route path="/admin/*" element={<PaletteProvider>Panel</PaletteProvider>} />
        <Route path="/" element="Site" />
      </Routes>
    </PanelFrame>,
  );

const pressShortcut = () => fireEvent.keyDown(document.body, { key: 'k', ctrlKey: true });
const follow = (name: string) => fireEvent.click(screen.getByRole('link', { name, hidden: true }));
const loaded = () => act(async () => void (await import('./opened-palette')));
const palette = () => screen.queryByRole('dialog', { name: 'Find anything' });
/** @returns whether the field receives the key */
const type = (key: string) => fireEvent.keyDown(screen.getByLabelText('Field'), { key });

test('the palette contains what was typed while it loaded', async () => {
  show();
  pressShortcut();
  expect(type('a')).toBe(false);
  await loaded();
  expect(screen.getByRole('combobox')).toHaveValue('a');
  expect(type('b')).toBe(true);
});

test('Enter does not press the control below while the palette loads', async () => {
  show();
  pressShortcut();
  expect(type('Enter')).toBe(false);
  await loaded();
  expect(screen.getByRole('combobox')).toHaveValue('');
  expect(type('Enter')).toBe(true);
});

test('fields receive keys after another page was opened while the palette loaded', async () => {
  show();
  pressShortcut();
  follow('Blog');
  await loaded();
  expect(palette()).toBeNull();
  expect(type('a')).toBe(true);
});

test('fields receive keys after the panel was left while the palette loaded', async () => {
  show();
  pressShortcut();
  follow('Site');
  await loaded();
  expect(type('a')).toBe(true);
});

test('the palette does not open by itself on the page on which it was open before', async () => {
  show();
  pressShortcut();
  await loaded();
  expect(palette()).toBeInTheDocument();
  follow('Blog');
  expect(palette()).toBeNull();
  follow('Orders');
  expect(palette()).toBeNull();
});

test('a post that is created after another page was opened does not lead away from it', async () => {
  const { promise: responding, resolve: respond } = deferred();
  const sent = answerWith({
    write: async () => {
      await responding;
      return { status: 201, body: { id: '1' } };
    },
  });
  show();
  pressShortcut();
  await loaded();
  await userEvent.type(screen.getByRole('combobox'), 'new post{Enter}');
  await waitFor(() => expect(sent).toHaveLength(1));
  follow('Blog');
  await act(async () => {
    respond();
    // Nothing shows that the response was processed.
    await new Promise((resolve) => setTimeout(resolve));
  });
  expect(window.location.pathname).toBe('/admin/blog');
});

test('a search of a whole list is no recent place', async () => {
  sessionStorage.clear();
  show();
  pressShortcut();
  await loaded();
  await userEvent.type(screen.getByRole('combobox'), 'zz');
  await userEvent.click(screen.getByText('All orders with “zz”'));
  expect(window.location.search).toBe('?q=zz');
  expect(Object.values(sessionStorage).join()).not.toContain('search:');
});

test("'Sign out' saves open editors first", async () => {
  const steps: string[] = [];
  addEditor({ save: async () => void steps.push('save'), end: () => void steps.push('end') });
  show({ signOut: async (to) => void steps.push(`sign out to ${to}`) });
  pressShortcut();
  await loaded();
  await userEvent.type(screen.getByRole('combobox'), 'sign out{Enter}');
  await waitFor(() => expect(steps).toEqual(['save', 'end', 'sign out to /auth']));
});
