import { fireEvent, render, screen } from '@testing-library/react';
import { ReleaseContext, stampDocument } from '../static-section/testing';
import { keepTicks, readTicks } from './checklist/checklist-behavior';
import { helpRoutes } from './help-routes';

const opened = 'guides/audio-quality-checklist';
const next = 'guides/podcast-launch-checklist';

beforeEach(() => localStorage.clear());

test('ticks are stored for their own text if the next page is already in the address', async () => {
  keepTicks(next, ['name-the-show']);
  history.replaceState(null, '', `/help/${opened}`);
  document.body.innerHTML = `<div data-static="/help/${opened}">
    <input type="checkbox" data-task value="quiet-room">
    <p data-checklist-status></p>
  </div>`;
  stampDocument();
  const page = await helpRoutes.find(({ path }) => path === `/help/${opened}`)?.load();
  if (!page) throw new Error(`No route of ${opened}`);
  document.body.innerHTML = '';

  render(<page.Page />, { wrapper: ReleaseContext });
  // The code that stores ticks is still loading.
  fireEvent.click(screen.getByRole('checkbox'));
  history.pushState(null, '', `/help/${next}`);
  expect(await screen.findByText('1 of 1 done')).toBeInTheDocument();
  expect([...readTicks(opened)]).toEqual(['quiet-room']);
  expect([...readTicks(next)]).toEqual(['name-the-show']);
});
