import '@testing-library/jest-dom';
import { refuseToStore } from '@northcast/shared-contracts/testing/refuse-to-store';
import { act, render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import type { ReactNode } from 'react';
import { EnquiryComposer } from '../messages/enquiries/enquiry-composer';
import { MessageCreateDialog } from '../messages/message-create-dialog';
import { ReplyDialog } from '../messages/reply-dialog';
import { CustomerNotes } from '../notes/notes';
import { OrderCreateDialog } from '../orders/order-create-dialog';
import { OrderEditDialog } from '../orders/order-edit-dialog';
import { SavedReplyForm } from '../saved-replies/saved-reply-form';
import { answerWith, PanelFrame } from '../testing/panel-frame';
import { enquirySample, messageSample, orderSample } from '../testing/samples';

interface Case {
  readonly form: (onClose: () => void) => ReactNode;
  /** The text to type into each field, by label; the first is an own text. */
  readonly texts: Readonly<Record<string, string>>;
  readonly submit: string;
  /** Whether its key is the draft's: what is sent again from another form is the same call. */
  readonly keepsKey?: true;
}

const id = '01a1fb29-86ab-7903-95b6-d92a52d0ad1d';
const noor = { value: id, label: 'Noor Okafor', detail: 'noor@example.com' };
const ignore = () => undefined;
const order = orderSample({ serviceName: '' });

const cases: Readonly<Record<string, Case>> = {
  'a note': {
    form: () => <CustomerNotes id={id} />,
    texts: { Note: 'Prefers mails' },
    submit: 'Add note',
    keepsKey: true,
  },
  'an answer to an enquiry': {
    form: () => <EnquiryComposer enquiry={enquirySample} onOutdated={ignore} />,
    texts: { 'Your answer': 'Two weeks' },
    submit: 'Send answer',
    keepsKey: true,
  },
  'a message': {
    form: (onClose) => <MessageCreateDialog customer={noor} onClose={onClose} />,
    texts: { Message: 'She called', Subject: 'Schedule' },
    submit: 'Create message',
    keepsKey: true,
  },
  'an order': {
    form: (onClose) => <OrderCreateDialog customer={noor} onClose={onClose} />,
    texts: { 'Project brief': 'Brass', 'Service name': 'Fanfare', 'Service price (USD)': '80' },
    submit: 'Create order',
  },
  'an edit of an order': {
    form: (onClose) => <OrderEditDialog edit={{ order }} onClose={onClose} />,
    texts: { 'Service name': 'Fanfare' },
    submit: 'Save changes',
  },
  'a reply': {
    form: (onClose) => <ReplyDialog message={messageSample} onClose={onClose} />,
    texts: { Reply: 'Here it is' },
    submit: 'Send reply',
  },
  'a saved reply': {
    form: (onClose) => <SavedReplyForm reply={null} onClose={onClose} />,
    texts: { Text: 'Thank you', Title: 'Thanks' },
    submit: 'Save reply',
    keepsKey: true,
  },
};

const onClose = jest.fn();
/** Accepts the call that is under way. */
let accept: () => void;

/** Shows the form and types the texts, unless they are there. */
async function open({ form, texts }: Case, close: () => void) {
  const { unmount } = render(<PanelFrame>{form(close)}</PanelFrame>);
  for (const [label, text] of Object.entries(texts)) {
    const field = screen.getByLabelText<HTMLInputElement>(label);
    if (field.value !== text) await userEvent.type(field, text);
  }
  return unmount;
}

/** Sends the form, leaves its page and returns before the response. */
async function returnWhileSending(each: Case) {
  const unmount = await open(each, ignore);
  await userEvent.click(screen.getByRole('button', { name: each.submit }));
  const respond = accept;
  unmount();
  await open(each, onClose);
  return respond;
}

const firstOf = ({ texts }: Case) => Object.entries(texts)[0] as [string, string];

beforeEach(() => {
  sessionStorage.clear();
  onClose.mockReset();
  accept = () => {
    throw new Error('nothing was sent');
  };
  answerWith({
    write: () =>
      new Promise((resolve) => {
        accept = () => resolve({ status: 201, body: {} });
      }),
  });
});

test.each(Object.keys(cases))(
  'the form of %s that was sent from a closed one is emptied or closed',
  async (name) => {
    const each = cases[name] as Case;
    const respond = await returnWhileSending(each);
    await act(async () => respond());
    await waitFor(() => expect(sessionStorage).toHaveLength(0));
    const isClosed = onClose.mock.calls.length > 0;
    expect(isClosed || screen.queryByDisplayValue(firstOf(each)[1]) === null).toBe(true);
  },
);

test.each(Object.keys(cases))(
  'what was typed into the form of %s since the text was sent stays',
  async (name) => {
    const each = cases[name] as Case;
    const respond = await returnWhileSending(each);
    const [label, text] = firstOf(each);
    await userEvent.type(screen.getByLabelText(label), ' by Friday');
    await act(async () => respond());
    expect(screen.getByDisplayValue(`${text} by Friday`)).toBeVisible();
    expect(Object.values(sessionStorage).join()).toContain(`${text} by Friday`);
  },
);

test.each(Object.keys(cases).filter((name) => cases[name]?.keepsKey))(
  'the text of %s whose response was lost is sent again with its key from another form',
  async (name) => {
    const each = cases[name] as Case;
    const sent = answerWith({
      write: () => {
        throw new TypeError('Failed to fetch');
      },
    });
    for (const count of [1, 2]) {
      const unmount = await open(each, ignore);
      await userEvent.click(screen.getByRole('button', { name: each.submit }));
      await waitFor(() => expect(sent).toHaveLength(count));
      expect(await screen.findByRole('button', { name: each.submit })).toBeEnabled();
      unmount();
    }
    expect(sent[1]).toEqual(sent[0]);
  },
);

test.each(Object.keys(cases))(
  'the sent text of %s does not come back if the browser stored only a part of it',
  async (name) => {
    const each = cases[name] as Case;
    refuseToStore(firstOf(each)[1]);
    const unmount = await open(each, onClose);
    await userEvent.click(screen.getByRole('button', { name: each.submit }));
    await act(async () => accept());
    jest.restoreAllMocks();
    unmount();
    expect(sessionStorage).toHaveLength(0);
  },
);
