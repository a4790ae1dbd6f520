import { testUser } from '@northcast/shared-contracts/host/testing/test-host';
import { createShellStore } from '../store/store';
import { hasSignedInHint, refreshSession, setSession } from './refresh-session';

const person = (id: string) => ({ ...testUser, id });

/** Pending responses of GET /api/user in request order; a test resolves them. */
let answers: ((user: object) => void)[];

let status: number;

beforeEach(() => {
  answers = [];
  status = 200;
  // biome-ignore lint/suspicious/noDocumentCookie: the code under test reads it.
  document.cookie = 'nc_signed_in=1';
  globalThis.fetch = async () => {
    const user = await new Promise<object>((resolve) => answers.push(resolve));
    const text = JSON.stringify(user);
    return {
      ok: status === 200,
      status,
      headers: new Headers({ 'content-type': 'application/json' }),
      json: async () => JSON.parse(text),
      text: async () => text,
    } as Response;
  };
});

const whoIs = ({ store }: ReturnType<typeof createShellStore>) => {
  const { session } = store.getState();
  return session.status === 'authenticated' ? session.user.id : session.status;
};

test('of two responses, the response to the later request sets the session, even if it is first', async () => {
  const shellStore = createShellStore();
  const first = refreshSession(shellStore);
  const second = refreshSession(shellStore);
  answers[1]?.(person('second'));
  await second;
  answers[0]?.(person('first'));
  await first;
  expect(whoIs(shellStore)).toBe('second');
});

test('a response that arrives after logging out does not sign the user in', async () => {
  const shellStore = createShellStore();
  const asked = refreshSession(shellStore);
  setSession(shellStore, { status: 'anonymous' });
  answers[0]?.(person('first'));
  await asked;
  expect(whoIs(shellStore)).toBe('anonymous');
});

test('a single response sets the session', async () => {
  const shellStore = createShellStore();
  const asked = refreshSession(shellStore);
  answers[0]?.(person('first'));
  await asked;
  expect(whoIs(shellStore)).toBe('first');
});

describe('a check of a signed-in user', () => {
  /** @param answered status of the response */
  async function check(answered: number, ...announced: boolean[]) {
    const shellStore = createShellStore();
    setSession(shellStore, { status: 'authenticated', user: person('first') });
    const reset = jest.spyOn(shellStore, 'resetParts');
    status = answered;
    const asked = announced.map((isAnnounced) => refreshSession(shellStore, isAnnounced));
    for (const answer of answers) answer({});
    await Promise.all(asked);
    return { session: whoIs(shellStore), isEmptied: reset.mock.calls.length > 0 };
  }

  test('that fails keeps the session and the data', async () => {
    expect(await check(503, false)).toEqual({ session: 'first', isEmptied: false });
  });

  test('that finds no session ends it', async () => {
    expect(await check(401, false)).toEqual({ session: 'anonymous', isEmptied: true });
  });

  test('that fails after another tab announced a change leaves the session unknown', async () => {
    expect(await check(503, true)).toEqual({ session: 'unknown', isEmptied: true });
  });

  test('does the same if a later check without an announcement fails', async () => {
    expect(await check(503, true, false)).toEqual({ session: 'unknown', isEmptied: true });
  });
});

test.each([
  'nc_signed_in=1',
  'a=b; nc_signed_in=1; c=d',
  '__Host-nc_signed_in=1',
  'a=b; __Host-nc_signed_in=1',
])('the cookies %s indicate a session', (cookies) => {
  expect(hasSignedInHint(cookies)).toBe(true);
});

test.each([
  '',
  'nc_signed_in=0',
  'nc_signed_in=11',
  'not_nc_signed_in=1',
  'x__Host-nc_signed_in=1',
])('the cookies %p do not indicate a session', (cookies) => {
  expect(hasSignedInHint(cookies)).toBe(false);
});
