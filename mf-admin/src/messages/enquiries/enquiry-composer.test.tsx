import '@testing-library/jest-dom';
import type { Enquiry, EnquiryAnswer } from '@northcast/shared-contracts/api/entities';
import { problems } from '@northcast/shared-contracts/content/texts/problems';
import { testUser } from '@northcast/shared-contracts/host/testing/test-host';
import { deferred } from '@northcast/shared-contracts/testing/deferred';
import { render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { answerWith, PanelFrame, type Received } from '../../testing/panel-frame';
import { enquirySample } from '../../testing/samples';
import { EnquiryComposer } from './enquiry-composer';

const ownName = `${testUser.firstName} ${testUser.lastName}`;
const answer = (authorName: string, text: string): EnquiryAnswer => ({
  id: '01a1fb29-86ab-7903-95b6-d92a52d0ad1d',
  authorName,
  text,
  createdAt: '2026-11-22T11:00:00.000Z',
});
const enquiry = (answers: EnquiryAnswer[] = []): Enquiry => ({ ...enquirySample, answers });

const showToast = jest.fn();
const frame = (shown: Enquiry) => (
  <PanelFrame host={{ showToast }}>
    <EnquiryComposer enquiry={shown} onOutdated={() => undefined} />
  </PanelFrame>
);

/** Opens an enquiry without answers, and writes one. @returns shows the enquiry as it is later */
async function write(text: string) {
  const { rerender, unmount } = render(frame(enquiry()));
  await userEvent.type(field(), text);
  return Object.assign((later: Enquiry) => rerender(frame(later)), { unmount });
}

/** A server with one answer: it refuses a writer who has seen fewer, and accepts all others. */
function oneAnswerOnServer(): readonly Received[] {
  const stored = [answer('Uma Voss', 'Two weeks.')];
  return answerWith({
    write: ({ body }) => {
      const { text, answersSeen } = body as { text: string; answersSeen: number };
      return answersSeen < stored.length
        ? { status: 409, body: { message: problems.newerAnswer, current: enquiry(stored) } }
        : { status: 201, body: enquiry([...stored, answer(ownName, text)]) };
    },
  });
}

const notice = () => screen.queryByText(new RegExp(problems.newerAnswer));
const field = () => screen.getByRole('textbox', { name: /^Your answer/ });
const send = () => userEvent.click(screen.getByRole('button', { name: 'Send answer' }));
const seen = (calls: readonly Received[]) =>
  calls.map(({ body }) => (body as { answersSeen: number }).answersSeen);

beforeEach(() => {
  sessionStorage.clear();
  showToast.mockReset();
});

test("a colleague's answer that live updates bring is reported, and not counted as seen", async () => {
  const calls = oneAnswerOnServer();
  const receive = await write('Mine');
  expect(notice()).toBeNull();
  receive(enquiry([answer('Uma Voss', 'Two weeks.')]));
  expect(notice()).toBeVisible();
  expect(field()).toHaveValue('Mine');
  await send();
  await waitFor(() => expect(notice()).toHaveTextContent('sending it again'));
  await send();
  await waitFor(() => expect(field()).toHaveValue(''));
  expect(notice()).toBeNull();
  expect(seen(calls)).toEqual([0, 1]);
});

test('a lost response is repeated with the same key, though the own answer has arrived', async () => {
  const calls = answerWith({
    write: () => {
      throw new TypeError('Failed to fetch');
    },
  });
  const receive = await write('Mine');
  await send();
  receive(enquiry([answer(ownName, 'Mine')]));
  expect(notice()).toBeNull();
  await send();
  await waitFor(() => expect(calls).toHaveLength(2));
  expect(seen(calls)).toEqual([0, 0]);
  expect(calls[1]?.idempotencyKey).toBe(calls[0]?.idempotencyKey);
});

test('after an answer was sent, the next one has seen it', async () => {
  const calls = answerWith({
    write: ({ body }) => ({
      status: 201,
      body: enquiry([answer(ownName, (body as { text: string }).text)]),
    }),
  });
  const receive = await write('First');
  await send();
  await waitFor(() => expect(field()).toHaveValue(''));
  receive(enquiry([answer(ownName, 'First')]));
  await userEvent.type(field(), 'Second');
  await send();
  await waitFor(() => expect(seen(calls)).toEqual([0, 1]));
});

test('a refused answer is reported if its dialog was closed before the response', async () => {
  const { promise: refusing, resolve: refuse } = deferred();
  const current = enquiry([answer('Uma Voss', 'Two weeks.')]);
  answerWith({
    write: async () => {
      await refusing;
      return { status: 409, body: { message: problems.newerAnswer, current } };
    },
  });
  const { unmount } = await write('Mine');
  await send();
  unmount();
  refuse();
  await waitFor(() =>
    expect(showToast.mock.calls).toMatchObject([[{ description: problems.newerAnswer }]]),
  );
});
