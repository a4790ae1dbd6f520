import '@testing-library/jest-dom';
import { HostContext } from '@northcast/shared-contracts/host/host';
import { testHost } from '@northcast/shared-contracts/host/testing/test-host';
import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { BrowserRouter } from 'react-router-dom';
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
