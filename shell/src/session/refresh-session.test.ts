import { createShellStore } from '../store/store';
import { refreshSession, setSession } from './refresh-session';

const person = (id: string) => ({ id, email: `${id}@example.com`, firstName: id, isAdmin: false });

/** Pending responses of GET /api/user in request order; a test resolves them. */
let answers: ((user: object) => void)[];

beforeEach(() => {
  answers = [];
  // biome-ignore lint/suspicious/noDocumentCookie: the code under test reads it.
  document.cookie = 'nc_signed_in=1';
  globalThis.fetch = async () => {
    const user = await new Promise<object>((resolve) => answers.push(resolve));
    const text = JSON.stringify(user);
    return {
      ok: true,
      status: 200,
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
