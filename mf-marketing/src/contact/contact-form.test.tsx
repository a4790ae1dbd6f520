import '@testing-library/jest-dom';
import { limits } from '@northcast/shared-contracts/api/limits';
import { idempotencyHeader } from '@northcast/shared-contracts/api/list-query';
import { validation } from '@northcast/shared-contracts/content/texts/validation';
import { HostContext } from '@northcast/shared-contracts/host/host';
import { testHost } from '@northcast/shared-contracts/host/testing/test-host';
import { act, fireEvent, render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { BrowserRouter } from 'react-router-dom';
import { readDraft } from './contact-draft';
import { contactFields } from './contact-fields';
import { ContactForm } from './contact-form';
import { type ContactTopic, contactAbout, topicOf } from './contact-topics';

beforeEach(() => sessionStorage.clear());

/** Opens the page again, as a link from another page does. */
function open(topic: ContactTopic) {
  history.replaceState(null, '', contactAbout(topic));
  return render(
    <BrowserRouter>
      <HostContext value={testHost()}>
        <ContactForm />
      </HostContext>
    </BrowserRouter>,
  );
}

const message = () => screen.getByRole('textbox', { name: 'Message' });
const textOf = (topic: ContactTopic) =>
  topicOf(contactAbout(topic).slice('/contact'.length))?.message;

test('the unchanged text of a topic gives way to that of the next topic', async () => {
  const { unmount } = open('ai-review');
  await userEvent.type(screen.getByRole('textbox', { name: 'Name' }), 'Robin');
  unmount();
  open('ai-assistant');
  expect(message()).toHaveValue(textOf('ai-assistant'));
  expect(screen.getByRole('textbox', { name: 'Name' })).toHaveValue('Robin');
});

test("the visitor's own words stay when another topic is opened", async () => {
  const { unmount } = open('ai-review');
  await userEvent.type(message(), ' next month');
  unmount();
  open('ai-assistant');
  expect(message()).toHaveValue(`${textOf('ai-review')} next month`);
});

/** Names of the fields that the visitor can change. */
const changeable = () =>
  [...document.querySelectorAll<HTMLInputElement>('input, select, textarea')]
    .filter(({ readOnly, disabled }) => !readOnly && !disabled)
    .map(({ name }) => name);

/** Requests that the test answers. */
function holdRequests() {
  const last = { fail: () => {}, succeed: () => {} };
  const fetch = jest.fn((_address: unknown, _request?: RequestInit) => {
    return new Promise<Response>((resolve, reject) => {
      last.fail = () => reject(new TypeError('Failed to fetch'));
      last.succeed = () =>
        resolve({ ok: true, headers: new Headers(), text: async () => '{}' } as Response);
    });
  });
  globalThis.fetch = fetch as typeof globalThis.fetch;
  const keys = () =>
    fetch.mock.calls.map(([, request]) => new Headers(request?.headers).get(idempotencyHeader));
  return { fetch, last, keys };
}

async function introduce() {
  await userEvent.type(screen.getByRole('textbox', { name: 'Name' }), 'Robin Tester');
  await userEvent.type(screen.getByRole('textbox', { name: 'Email' }), 'robin@mail.example');
}

test('a message whose response was lost is sent under the same key after a reload', async () => {
  const { fetch, last, keys } = holdRequests();
  const { unmount } = open('ai-review');
  await introduce();
  await userEvent.click(screen.getByRole('button', { name: 'Send Message' }));
  await waitFor(() => expect(fetch).toHaveBeenCalledTimes(1));
  last.fail();
  await waitFor(() => expect(changeable()).toEqual(contactFields));
  unmount();
  open('ai-review');
  await userEvent.click(screen.getByRole('button', { name: 'Send Message' }));
  await waitFor(() => expect(fetch).toHaveBeenCalledTimes(2));
  const [first, second] = keys();
  expect(first).toMatch(/./);
  expect(second).toBe(first);
});

/** Sends a message and leaves its page before the response has arrived. */
async function sendAndLeave() {
  const { fetch, last } = holdRequests();
  const { unmount } = open('ai-review');
  await introduce();
  await userEvent.click(screen.getByRole('button', { name: 'Send Message' }));
  await waitFor(() => expect(fetch).toHaveBeenCalledTimes(1));
  unmount();
  return last;
}

test('a message that arrives after the page was left is not shown as unsent', async () => {
  const last = await sendAndLeave();
  last.succeed();
  await waitFor(() => expect(sessionStorage).toHaveLength(0));
  open('ai-review');
  expect(screen.getByRole('textbox', { name: 'Name' })).toHaveValue('');
});

/** Sends a message, and opens its page again before the response has arrived. */
async function sendAndReturn() {
  const last = await sendAndLeave();
  open('ai-assistant');
  return last;
}

test('a message that arrives after its page was opened again does not stay in the form', async () => {
  const last = await sendAndReturn();
  const name = screen.getByRole('textbox', { name: 'Name' });
  expect(name).toHaveValue('Robin Tester');
  last.succeed();
  await waitFor(() => expect(name).toHaveValue(''));
  expect(message()).toHaveValue(textOf('ai-assistant'));
  expect(sessionStorage).toHaveLength(0);
});

test('what was typed into the form since it was opened again stays', async () => {
  const last = await sendAndReturn();
  const podcast = screen.getByRole('textbox', { name: /^Podcast name/ });
  await userEvent.type(podcast, 'Slow Harbor');
  await act(async () => last.succeed());
  expect(podcast).toHaveValue('Slow Harbor');
  expect(readDraft()).toMatchObject({ name: 'Robin Tester', podcastName: 'Slow Harbor' });
});

test('no field can be changed while the message is being sent', async () => {
  const { fetch, last } = holdRequests();
  open('ai-review');
  await introduce();
  const service = screen.getByRole<HTMLSelectElement>('combobox', { name: 'Service' });
  const chosen = service.value;
  expect(changeable()).toEqual(contactFields);

  // While the code that sends it is loading.
  const button = screen.getByRole('button', { name: 'Send Message' });
  button.focus();
  fireEvent.click(button);
  expect(changeable()).toEqual([]);

  await waitFor(() => expect(fetch).toHaveBeenCalled());
  expect(JSON.parse(String(fetch.mock.calls[0]?.[1]?.body))).toMatchObject({ service: chosen });
  expect(changeable()).toEqual([]);
  // The form that validates has replaced the one whose button was pressed.
  expect(screen.getByRole('button', { name: 'Sending...' })).toHaveFocus();

  last.fail();
  await waitFor(() => expect(changeable()).toEqual(contactFields));
  expect(message()).toHaveValue(textOf('ai-review'));
});

test('a pasted message that is too long stays whole, and sending it reports its length', async () => {
  const { fetch } = holdRequests();
  open('ai-review');
  await introduce();
  await userEvent.clear(message());
  const text = 'x'.repeat(limits.contactMessage.max + 1);
  await userEvent.click(message());
  await userEvent.paste(text);
  expect(message()).toHaveProperty('value.length', text.length);

  await userEvent.click(screen.getByRole('button', { name: 'Send Message' }));
  await waitFor(() => expect(message()).toBeInvalid());
  expect(message()).toHaveAccessibleDescription(validation.tooLong(limits.contactMessage.max));
  expect(screen.getByText('5001 / 5000')).toBeVisible();
  expect(message()).toHaveProperty('value.length', text.length);
  expect(fetch).not.toHaveBeenCalled();
});
