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

it('a draft keeps what was typed until the draft is dropped', () => {
  draft().keep({ brief: 'Two voices' });
  expect(draft().values()).toEqual({ brief: 'Two voices' });
  draft().drop();
  expect(draft().values()).toBeUndefined();
});

it('a draft is not shown to another user', () => {
  draft('ada').keep({ brief: 'Two voices' });
  expect(draft('noor').values()).toBeUndefined();
});

it.each([
  { brief: '', isUrgent: false },
  { brief: ' \n', isUrgent: true },
  { brief: '', isUrgent: true, atMs: 62_000 },
  { brief: '', isUrgent: false, customer: null },
])('a draft of blank texts only, %p, counts as none', (values) => {
  const blank = draftOf<Words & { isUrgent: boolean; atMs?: number; customer?: null }>(
    'test',
    'ada',
  );
  blank.keep({ brief: 'Two voices' });
  blank.keep(values);
  expect(blank.values()).toBeUndefined();
});

it('the same body keeps its idempotency key, whatever was typed in between', () => {
  const values = { brief: 'Two voices' };
  const first = draft().keyFor(values, values);
  draft().keep({ brief: 'Three' });
  draft().keep(values);
  expect(draft().keyFor(values, values)).toBe(first);
});

it('a different body gets a different idempotency key', () => {
  const first = draft().keyFor({ brief: 'Two' }, { brief: 'Two' });
  expect(draft().keyFor({ brief: 'Three' }, { brief: 'Three' })).not.toBe(first);
});

it('the same body gets a new idempotency key after the draft is dropped', () => {
  const values = { brief: 'Two voices' };
  const first = draft().keyFor(values, values);
  draft().drop();
  expect(draft().keyFor(values, values)).not.toBe(first);
});

it('a draft still yields an idempotency key if the browser forbids storage', () => {
  const forbidden = jest.spyOn(Storage.prototype, 'setItem').mockImplementation(() => {
    throw new DOMException('', 'SecurityError');
  });
  draft().keep({ brief: 'Two voices' });
  expect(draft().values()).toBeUndefined();
  expect(draft().keyFor({}, { brief: '' })).toMatch(/^[0-9a-f]{32}$/);
  forbidden.mockRestore();
});

describe('while the browser does not store a draft', () => {
  const values = { brief: 'Two voices' };
  let full: jest.SpyInstance;

  beforeEach(() => {
    full = jest.spyOn(Storage.prototype, 'setItem').mockImplementation(() => {
      throw new DOMException('', 'QuotaExceededError');
    });
  });

  afterEach(() => {
    full.mockRestore();
    draft().drop();
  });

  it('the same body keeps its idempotency key until the draft is dropped', () => {
    const first = draft().keyFor(values, values);
    draft().keep({ brief: 'Three' });
    expect(draft().keyFor(values, values)).toBe(first);
    expect(draft().keyFor({ brief: 'Three' }, values)).not.toBe(first);
    const last = draft().keyFor(values, values);
    draft().drop();
    expect(draft().keyFor(values, values)).not.toBe(last);
  });

  it('the last key counts, not an earlier one that was stored', () => {
    full.mockRestore();
    const stored = draft().keyFor({ brief: 'Two' }, { brief: 'Two' });
    full = jest.spyOn(Storage.prototype, 'setItem').mockImplementation(() => {
      throw new DOMException('', 'QuotaExceededError');
    });
    const last = draft().keyFor(values, values);
    expect(draft().keyFor(values, values)).toBe(last);
    expect(last).not.toBe(stored);
    full.mockRestore();
    draft().keep({ brief: 'Three' });
    expect(draft().keyFor(values, values)).toBe(last);
  });

  it('another user gets a key of their own', () => {
    const first = draft('ada').keyFor(values, values);
    const other = draft('noor').keyFor(values, values);
    expect(other).not.toBe(first);
    expect(draft('noor').keyFor(values, values)).toBe(other);
    expect(draft('ada').keyFor(values, values)).not.toBe(first);
  });

  it('only the latest forms keep their keys, so that few texts stay in memory', () => {
    const form = (index: number) => draftOf<Words>(`form-${index}`, 'ada');
    const keys = Array.from({ length: 11 }, (_, index) => form(index).keyFor(values, values));
    expect(form(10).keyFor(values, values)).toBe(keys[10]);
    expect(form(0).keyFor(values, values)).not.toBe(keys[0]);
  });
});

describe('order drafts', () => {
  const line = { name: 'Jingle', quantity: 2 };

  it('are separate for each service and each user', () => {
    orderDraft('jingle', 'ada').keep({ projectBrief: 'Two voices' });
    expect(orderDraft('jingle', 'ada').values()).toEqual({ projectBrief: 'Two voices' });
    expect(orderDraft('mixing', 'ada').values()).toBeUndefined();
    expect(orderDraft('jingle', 'noor').values()).toBeUndefined();
    expect(anonymousOrderDraft('jingle').values()).toBeUndefined();
  });

  it('can be started with lines, and keep what was typed', () => {
    beginOrder('jingle', [line]);
    expect(anonymousOrderDraft('jingle').values()).toEqual({ lines: [line] });
    anonymousOrderDraft('jingle').keep({ customerName: 'Ada', lines: [line] });
    beginOrder('jingle', []);
    expect(anonymousOrderDraft('jingle').values()).toEqual({ customerName: 'Ada', lines: [] });
  });
});

it('an unreadable stored draft counts as no draft', () => {
  sessionStorage.setItem('northcast:test', '{');
  expect(draft().values()).toBeUndefined();
});

it('requesting a key stores the draft, and another form gets another key', () => {
  const values = { brief: 'Two voices' };
  const key = draft().keyFor(values, values);
  expect(draft().values()).toEqual(values);
  expect(draftOf<Words>('another', 'ada').keyFor(values, values)).not.toBe(key);
});
