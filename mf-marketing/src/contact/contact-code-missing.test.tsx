import { HostContext } from '@northcast/shared-contracts/host/host';
import { testHost } from '@northcast/shared-contracts/host/testing/test-host';
import { act, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { BrowserRouter } from 'react-router-dom';
import { answerProbe, chunkError, renderForShell } from '../static-section/testing';
import { readDraft } from './contact-draft';
import { ContactForm } from './contact-form';

const mockFailure = chunkError();

jest.mock('./checked-contact-form', () => {
  throw mockFailure;
});

beforeEach(() => sessionStorage.clear());

/** Types a name and presses the button, whose code cannot be loaded. */
async function send() {
  const showToast = jest.fn();
  const caught = renderForShell(
    <BrowserRouter>
      <HostContext value={testHost({ showToast })}>
        <ContactForm />
      </HostContext>
    </BrowserRouter>,
  );
  await userEvent.type(screen.getByRole('textbox', { name: 'Name' }), 'Robin');
  await userEvent.click(screen.getByRole('button', { name: 'Send Message' }));
  await waitFor(() => expect(showToast).toHaveBeenCalledTimes(1));
  return caught;
}

test.each([404, 410])(
  'a form whose code is gone (%s) passes the failed load to the shell and keeps the draft',
  async (status) => {
    const probe = answerProbe(status);
    const caught = await send();
    await waitFor(() => expect(caught).toHaveBeenCalledWith(mockFailure, expect.anything()));
    const request = expect.objectContaining({ method: 'HEAD', cache: 'no-store' });
    expect(probe).toHaveBeenCalledWith(mockFailure.request, request);
    expect(readDraft()).toMatchObject({ name: 'Robin' });
  },
);

test.each([undefined, 200, 503])(
  'a form whose code failed to load but may be there (%s) stays with its text',
  async (status) => {
    const probe = answerProbe(status);
    const caught = await send();
    await waitFor(() => expect(probe).toHaveBeenCalledTimes(1));
    await act(async () => undefined);
    expect(screen.getByRole('textbox', { name: 'Name' })).toHaveValue('Robin');
    expect(caught).not.toHaveBeenCalled();
  },
);
