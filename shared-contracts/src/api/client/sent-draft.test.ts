/** @jest-environment jsdom */
import { type Draft, draftOf } from '@northcast/shared-contracts/api/client/draft';
import { dropSent } from '@northcast/shared-contracts/api/client/sent-draft';

interface Words {
  readonly brief: string;
  readonly files?: readonly string[];
}

const draft = () => draftOf<Words>('test', 'ada');
const sent: Words = { brief: 'Two voices', files: ['a'] };

/** Whether forms are told that the draft was sent. */
function isTold(act: () => void, { address }: Pick<Draft<Words>, 'address'> = draft()): boolean {
  const listener = jest.fn();
  addEventListener(address, listener);
  act();
  removeEventListener(address, listener);
  return listener.mock.calls.length > 0;
}

beforeEach(() => sessionStorage.clear());

it('a draft that was sent is dropped, and forms are told', () => {
  draft().keyFor({ brief: sent.brief }, sent);
  expect(isTold(() => expect(dropSent(draft(), sent)).toBe(true))).toBe(true);
  expect(draft().values()).toBeUndefined();
});

it('forms are not told that another draft was sent, or that one was discarded', () => {
  draft().keep(sent);
  expect(isTold(() => dropSent(draft(), sent), draftOf<Words>('other', 'ada'))).toBe(false);
  expect(isTold(() => draft().drop())).toBe(false);
});

it('what was typed since the draft was sent stays, and no form is told', () => {
  draft().keyFor({ brief: sent.brief }, sent);
  draft().keep({ ...sent, brief: 'Three voices' });
  expect(isTold(() => expect(dropSent(draft(), sent)).toBe(false))).toBe(false);
  expect(draft().values()).toEqual({ ...sent, brief: 'Three voices' });
});

it('only the given values count', () => {
  draft().keep({ ...sent, files: [] });
  expect(dropSent(draft(), { brief: sent.brief })).toBe(true);
});

it('a draft that the browser did not store counts as sent', () => {
  expect(isTold(() => expect(dropSent(draft(), sent)).toBe(true))).toBe(true);
});
