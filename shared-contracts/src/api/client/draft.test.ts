/** @jest-environment jsdom */
import { draftOf } from '@northcast/shared-contracts/api/client/draft';
import {
  anonymousOrderDraft,
  beginOrder,
  orderDraft,
} from '@northcast/shared-contracts/api/client/order-draft';

interface Words {
  readonly brief: string;
}

const draft = (userId = 'ada') => draftOf<Words>('test', userId);

beforeEach(() => sessionStorage.clear());

it('keeps what was typed until it is dropped', () => {
  draft().keep({ brief: 'Two voices' });
  expect(draft().values()).toEqual({ brief: 'Two voices' });
  draft().drop();
  expect(draft().values()).toBeUndefined();
});

it('shows nobody the words of another person', () => {
  draft('ada').keep({ brief: 'Two voices' });
  expect(draft('noor').values()).toBeUndefined();
});

it('sends the same body again under the same key, whatever was typed in between', () => {
  const values = { brief: 'Two voices' };
  const first = draft().keyFor(values, values);
  draft().keep({ brief: 'Three' });
  draft().keep(values);
  expect(draft().keyFor(values, values)).toBe(first);
});

it('sends another body under another key', () => {
  const first = draft().keyFor({ brief: 'Two' }, { brief: 'Two' });
  expect(draft().keyFor({ brief: 'Three' }, { brief: 'Three' })).not.toBe(first);
});

it('sends the same body under another key once the first has arrived', () => {
  const values = { brief: 'Two voices' };
  const first = draft().keyFor(values, values);
  draft().drop();
  expect(draft().keyFor(values, values)).not.toBe(first);
});

it('works where the browser forbids storage', () => {
  const forbidden = jest.spyOn(Storage.prototype, 'setItem').mockImplementation(() => {
    throw new DOMException('', 'SecurityError');
  });
  draft().keep({ brief: 'Two voices' });
  expect(draft().values()).toBeUndefined();
  expect(draft().keyFor({}, { brief: '' })).toMatch(/^[0-9a-f]{32}$/);
  forbidden.mockRestore();
});

describe('the drafts of orders', () => {
  const line = { name: 'Jingle', quantity: 2 };

  it('are one for each thing and each person', () => {
    orderDraft('jingle', 'ada').keep({ projectBrief: 'Two voices' });
    expect(orderDraft('jingle', 'ada').values()).toEqual({ projectBrief: 'Two voices' });
    expect(orderDraft('mixing', 'ada').values()).toBeUndefined();
    expect(orderDraft('jingle', 'noor').values()).toBeUndefined();
    expect(anonymousOrderDraft('jingle').values()).toBeUndefined();
  });

  it('can be begun with lines, and keep what was typed', () => {
    beginOrder('jingle', [line]);
    expect(anonymousOrderDraft('jingle').values()).toEqual({ lines: [line] });
    anonymousOrderDraft('jingle').keep({ customerName: 'Ada', lines: [line] });
    beginOrder('jingle', []);
    expect(anonymousOrderDraft('jingle').values()).toEqual({ customerName: 'Ada', lines: [] });
  });
});

it('works where what the browser kept is not readable', () => {
  sessionStorage.setItem('northcast:test', '{');
  expect(draft().values()).toBeUndefined();
});

it('keeps what was sent while more is typed, under the name of the form', () => {
  const values = { brief: 'Two voices' };
  const key = draft().keyFor(values, values);
  expect(draft().values()).toEqual(values);
  expect(draftOf<Words>('another', 'ada').keyFor(values, values)).not.toBe(key);
});
