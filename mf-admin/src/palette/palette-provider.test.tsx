import '@testing-library/jest-dom';
import { act, fireEvent, render, screen } from '@testing-library/react';
import { Link, Route, Routes } from 'react-router-dom';
import { answerWith, PanelFrame } from '../testing/panel-frame';
import { PaletteProvider } from './palette-provider';

beforeEach(() => {
  answerWith({});
});

const show = () =>
  render(
    <PanelFrame address="/admin/orders">
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
