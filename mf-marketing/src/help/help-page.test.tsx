import { act, render, screen } from '@testing-library/react';
import { renderToString } from 'react-dom/server';
import { ReleaseContext } from '../static-section/testing';
import { helpIntro } from './help-intro';
import { Page, prepare } from './help-page';
import { toggleSavedText } from './saved/saved-texts-storage';
import { savedTextsCode } from './saved/use-saved-texts';

const listHeading = 'Saved for later';

beforeEach(async () => {
  localStorage.clear();
  toggleSavedText('guides/file-management-guide');
  await prepare();
});

afterEach(() => jest.restoreAllMocks());

test('the help center stays if the list of saved texts cannot be loaded', async () => {
  const load = jest.spyOn(savedTextsCode, 'load').mockRejectedValue(new Error('no connection'));
  await act(async () => render(<Page />, { wrapper: ReleaseContext }));
  expect(load).toHaveBeenCalled();
  expect(screen.getByRole('heading', { level: 1, name: helpIntro.heading })).toBeVisible();
  expect(screen.queryByRole('heading', { name: listHeading })).toBeNull();
});

test('the help center lists the texts that are saved in this browser', async () => {
  render(<Page />, { wrapper: ReleaseContext });
  expect(await screen.findByRole('heading', { name: listHeading })).toBeVisible();
});

test('without script, the page links to the search that works', () => {
  const html = renderToString(
    <ReleaseContext>
      <Page />
    </ReleaseContext>,
  );
  expect(/<noscript>(.*)<\/noscript>/.exec(html)?.[1]).toContain('href="/search"');
});
