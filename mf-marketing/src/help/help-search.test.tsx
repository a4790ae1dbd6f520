import { HostContext } from '@northcast/shared-contracts/host/host';
import { testHost } from '@northcast/shared-contracts/host/testing/test-host';
import { act, fireEvent, screen, waitFor } from '@testing-library/react';
import { BrowserRouter } from 'react-router-dom';
import { answerProbe, chunkError, renderForShell } from '../static-section/testing';
import { helpIntro } from './help-intro';
import { Page } from './help-page';

/** Why lazy code cannot be loaded; undefined if it can. */
let failure: Error | undefined;

jest.mock('./help-body', () => {
  if (failure) throw failure;
  return jest.requireActual('./help-body');
});

/** Opens the page as the document shows it: without the code below the search. */
function open() {
  history.replaceState(null, '', '/help');
  const caught = renderForShell(
    <BrowserRouter>
      <HostContext value={testHost()}>
        <Page />
      </HostContext>
    </BrowserRouter>,
  );
  const field = screen.getByRole('searchbox');
  fireEvent.change(field, { target: { value: 'refund' } });
  return { caught, field };
}

test('a search whose code is missing on the server shows the page of the live version', async () => {
  failure = chunkError();
  const probe = answerProbe(404);
  const { caught } = open();
  await waitFor(() => expect(caught).toHaveBeenCalledWith(failure, expect.anything()));
  expect(probe).toHaveBeenCalledWith(
    '/remotes/mf-marketing/1.0.0/chunk.js',
    expect.objectContaining({ method: 'HEAD', cache: 'no-store' }),
  );
});

test('a search whose code cannot be loaded offline keeps page and query, and finds it on retry', async () => {
  failure = chunkError();
  const probe = answerProbe(undefined);
  const { caught, field } = open();
  expect(await screen.findByRole('alert')).toHaveTextContent('The search could not be loaded');
  await waitFor(() => expect(probe).toHaveBeenCalled());
  await waitFor(() => expect(location.search).toBe('?q=refund'));
  await act(async () => undefined);
  expect(caught).not.toHaveBeenCalled();
  expect(screen.getByRole('heading', { level: 1, name: helpIntro.heading })).toBeVisible();
  expect(field).toHaveValue('refund');

  failure = undefined;
  fireEvent.click(screen.getByRole('button', { name: 'Try again' }));
  expect(await screen.findByText(/answers? for “refund”/)).toBeVisible();
  expect(screen.queryByRole('alert')).toBeNull();
  expect(field).toHaveValue('refund');
});
