import '@testing-library/jest-dom';
import type {
  Delivery,
  Invoice,
  Message,
  OrderFile,
  Quote,
} from '@northcast/shared-contracts/api/entities';
import { testUser } from '@northcast/shared-contracts/host/testing/test-host';
import { refuseToStore } from '@northcast/shared-contracts/testing/refuse-to-store';
import { act, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { createRef, type ReactNode, useState } from 'react';
import { BriefForm } from '../brief/brief-form';
import { briefDraft } from '../brief/use-brief-change';
import { AddDelivery } from '../deliveries/add-delivery';
import { NewComment } from '../deliveries/new-comment';
import { RevisionDialog } from '../deliveries/revision-dialog';
import { AnswerBox } from '../messages/answer-box';
import { NewThread, threadDraft } from '../messages/new-thread';
import { CreditDialog } from '../money/credit-dialog';
import { NewQuote } from '../quotes/new-quote';
import { QuoteAnswer } from '../quotes/quote-answer';
import { details, OrderFrame, placed } from '../test/order-frame';

type Close = () => void;

interface Case {
  readonly form: (onClose: Close) => ReactNode;
  /** Opens the form, if it does not show one at once. */
  readonly opener?: string;
  /** The text to type into each field, by label. */
  readonly texts: Readonly<Record<string, string>>;
  readonly tick?: string;
  readonly submit: string;
}

const order = details({ kind: 'quote' });
const message = { id: 'thread', subject: 'Episode 4', orderId: placed.id } as Message;
const delivery = { id: 'delivery', version: 1 } as Delivery;
const file = {
  id: '01a1fb29-86ab-7903-95b6-00000000000a',
  name: 'mix.wav',
  state: 'ready',
  uploadedBy: { name: 'Uma Voss', role: 'administrator' },
} as OrderFile;

const cases: Readonly<Record<string, Case>> = {
  'an answer': {
    form: () => <AnswerBox message={message} />,
    texts: { 'Your answer': 'On Friday.' },
    submit: 'Send answer',
  },
  'a thread': {
    form: (onClose) => (
      <NewThread
        orderId={placed.id}
        draft={threadDraft(placed.id, testUser.id)}
        takesFocus
        onClose={onClose}
      />
    ),
    texts: { Subject: 'Episode 4', Message: 'When?' },
    submit: 'Send Message',
  },
  'a brief': {
    form: (onClose) => (
      <BriefForm
        order={order}
        draft={briefDraft(placed.id, testUser.id)}
        takesFocus
        onClose={onClose}
      />
    ),
    texts: { 'Your brief': ' and drums' },
    submit: 'Save brief',
  },
  'a comment': {
    form: (onClose) => <NewComment deliveryId="delivery" fileId="file" onClose={onClose} />,
    texts: { 'Your comment': 'Louder' },
    submit: 'Add comment',
  },
  'a revision': {
    form: (onClose) => (
      <RevisionDialog order={order} delivery={delivery} obstacle={undefined} onClose={onClose} />
    ),
    texts: { 'What is to change?': 'The end' },
    submit: 'Ask for a revision',
  },
  'a delivery': {
    form: () => <AddDelivery order={order} deliveries={[]} />,
    opener: 'Add a delivery',
    texts: { 'Note (optional)': 'The mix' },
    tick: 'mix.wav',
    submit: 'Deliver version 1',
  },
  'a credit note': {
    form: (onClose) => (
      <CreditDialog invoice={{ id: '1', number: 'NC-1' } as Invoice} onClose={onClose} />
    ),
    texts: { Reason: 'The address was wrong' },
    submit: 'Issue credit note',
  },
  'a declined quote': {
    form: () => <QuoteAnswer quote={{ id: 'quote', orderId: placed.id, total: 400 } as Quote} />,
    opener: 'Decline',
    texts: { 'Why do you decline?': 'Too long' },
    submit: 'Decline the quote',
  },
  'a quote': {
    form: () => <NewQuote order={order} newest={undefined} heading={createRef()} />,
    opener: 'Write a quote',
    texts: { Description: 'Mix', 'Price each, US dollars': '400' },
    submit: 'Send quote',
  },
};

/** Responds to the call that is under way. */
let succeed: () => void;
const send = () =>
  new Promise<object>((resolve) => {
    succeed = () => resolve({ data: {} });
  });
const files = [file];
const calls = new Proxy({} as Record<string, unknown>, {
  get: (_, name) =>
    name === 'useOrderFilesQuery'
      ? () => ({ data: files, currentData: files })
      : () => [send, { isLoading: false }],
});

function Page({ form }: Pick<Case, 'form'>) {
  const [isOpen, setOpen] = useState(true);
  return (
    <OrderFrame calls={calls} viewer="administrator">
      {isOpen ? form(() => setOpen(false)) : null}
    </OrderFrame>
  );
}

const press = (name: string) => userEvent.click(screen.getByRole('button', { name }));

/** Shows the page, opens its form and types the texts, unless they are there. */
async function open({ form, opener, texts }: Case) {
  const { unmount } = render(<Page form={form} />);
  if (opener !== undefined && screen.queryByRole('button', { name: opener })) await press(opener);
  for (const [label, text] of Object.entries(texts)) {
    const field = screen.getByLabelText<HTMLInputElement>(label);
    if (!field.value.endsWith(text)) await userEvent.type(field, text);
  }
  return unmount;
}

/** Sends the form, leaves its page and returns before the response. */
async function returnWhileSending(each: Case) {
  const unmount = await open(each);
  if (each.tick) await userEvent.click(screen.getByRole('checkbox', { name: each.tick }));
  await press(each.submit);
  const respond = succeed;
  unmount();
  return { respond, unmount: await open(each) };
}

const firstText = ({ texts }: Case) => Object.values(texts)[0] ?? '';

beforeEach(() => {
  sessionStorage.clear();
  succeed = () => {
    throw new Error('nothing was sent');
  };
});

it.each(Object.keys(cases))(
  'the form of %s that was sent from a closed one does not show its text any longer',
  async (name) => {
    const each = cases[name] as Case;
    const { respond } = await returnWhileSending(each);
    await act(async () => respond());
    expect(screen.queryByDisplayValue(new RegExp(firstText(each)))).toBeNull();
    expect(sessionStorage).toHaveLength(0);
  },
);

it.each(Object.keys(cases))(
  'what was typed into the form of %s since the text was sent stays, also if it is closed',
  async (name) => {
    const each = cases[name] as Case;
    const { respond, unmount } = await returnWhileSending(each);
    const [label = ''] = Object.keys(each.texts);
    await userEvent.type(screen.getByLabelText(label), ' by Friday');
    await act(async () => respond());
    const typed = new RegExp(`${firstText(each)} by Friday$`);
    expect(screen.getByDisplayValue(typed)).toBeVisible();
    unmount();
    await open({ ...each, texts: {} });
    expect(screen.getByDisplayValue(typed)).toBeVisible();
  },
);

it.each(Object.keys(cases))(
  'the sent text of %s does not come back if the browser stored only a part of it',
  async (name) => {
    const each = cases[name] as Case;
    refuseToStore(firstText(each));
    const unmount = await open(each);
    if (each.tick) await userEvent.click(screen.getByRole('checkbox', { name: each.tick }));
    await press(each.submit);
    await act(async () => succeed());
    jest.restoreAllMocks();
    unmount();
    expect(sessionStorage).toHaveLength(0);
  },
);
