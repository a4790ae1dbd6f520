import { mailsTo } from '../../test/mailbox.js';
import { startApplication, type TestApplication } from '../../test/test-application.js';
import { GuessDelay } from '../limits/guess-delay.js';
import { readSettings } from '../settings/settings.js';

const email = 'ada@example.com';
const wrong = { email, password: 'passw0rd' };
const right = { email, password: 'password' };

describe('guessing the password of one account from 1,000 IP addresses', () => {
  let application: TestApplication;
  /** Milliseconds on the test's clock. */
  let now = 0;
  beforeAll(() => {
    jest.spyOn(performance, 'now').mockImplementation(() => now);
  });
  afterAll(() => jest.restoreAllMocks());
  beforeEach(async () => {
    const RATE_LIMITS = 'writes=100000/60';
    application = await startApplication('sqlite', { TRUST_PROXY: 'loopback', RATE_LIMITS });
    now += 86_400_000;
  });
  afterEach(() => application.close());

  const addressOf = (index: number) => `10.0.${index >> 8}.${index & 255}`;
  const guess = (index: number, body = wrong) =>
    application.visitor().post('/api/login', body).set('X-Forwarded-For', addressOf(index));

  test('is limited to fewer than 100 attempts an hour and does not delay the owner', async () => {
    const owner = await application.customer({ email });
    const end = now + 3_600_000;
    let guesses = 0;
    // Guess as soon as a guess is allowed, each time from the next address.
    for (let turn = 0; now < end; turn += 1) {
      const { status, headers } = await guess(turn % 1000);
      if (status === 401) guesses += 1;
      else now += Number(headers['retry-after']) * 1000;
      // The worst moment for the owner, because the delay has only begun.
      if (status === 401 && turn % 10 === 9) await owner.post('/api/login', right).expect(200);
    }
    expect(guesses).toBeGreaterThan(20);
    expect(guesses).toBeLessThan(100);
    const told = await mailsTo(application, email, 'login-failures');
    expect(told).toHaveLength(1);
  });

  test('is limited to 10 of 1,000 attempts within the same instant', async () => {
    await application.customer({ email });
    let guesses = 0;
    for (let first = 0; first < 1000; first += 50) {
      const answers = Array.from({ length: 50 }, (_, index) => guess(first + index));
      guesses += (await Promise.all(answers)).filter(({ status }) => status === 401).length;
    }
    expect(guesses).toBe(10);
  });

  test('gets the same statuses for an address without an account, which gets no mail', async () => {
    await application.customer({ email });
    const nobody = { email: 'nobody@example.com', password: 'passw0rd' };
    const statusesOf = async (body: typeof wrong) => {
      const statuses: number[] = [];
      for (let turn = 0; turn < 100; turn += 1) {
        now += 1000;
        statuses.push((await guess(turn, body)).status);
      }
      return statuses;
    };
    expect(await statusesOf(nobody)).toEqual(await statusesOf(wrong));
    expect(await mailsTo(application, nobody.email)).toEqual([]);
  });

  test('delays an unknown browser as long as Retry-After says, but does not lock it out', async () => {
    await application.customer({ email });
    for (let index = 0; index < 10; index += 1) await guess(index).expect(401);
    const { headers } = await guess(500, right).expect(429);
    expect(headers['retry-after']).toBe('1');
    now += 1000;
    await guess(500, right).expect(200);
  });

  test('also delays a browser that is known to another account only', async () => {
    await application.customer({ email });
    const stranger = await application.customer();
    for (let index = 0; index < 10; index += 1) await guess(index).expect(401);
    await stranger.post('/api/login', wrong).expect(429);
  });

  test('is limited to 10 failures in a known browser', async () => {
    const owner = await application.customer({ email });
    const from = (index: number) =>
      owner.post('/api/login', wrong).set('X-Forwarded-For', addressOf(index));
    for (let index = 0; index < 10; index += 1) await from(index).expect(401);
    await from(11).expect(429);
  });
});

describe('the delay after failed sign-ins', () => {
  let now = 1;
  beforeEach(() => {
    jest.spyOn(performance, 'now').mockImplementation(() => now);
  });
  afterEach(() => jest.restoreAllMocks());

  test('doubles up to 60 seconds, and starts again after 15 minutes without a failure', () => {
    const delay = new GuessDelay(readSettings({ RATE_LIMITS: 'guesses=1/900' }));
    const waits: number[] = [];
    for (let failure = 0; failure < 9; failure += 1) {
      const before = now;
      delay.begin(email);
      while (isRefused(delay)) now += 1000;
      waits.push((now - before) / 1000);
    }
    expect(waits).toEqual([1, 2, 4, 8, 16, 32, 60, 60, 60]);
    now += 901_000;
    delay.begin(email);
    now += 1000;
    expect(isRefused(delay)).toBe(false);
  });

  test('is kept for at most 40,000 accounts and survives failures of 60,000 others', () => {
    const delay = new GuessDelay(readSettings({ RATE_LIMITS: 'guesses=2/900' }));
    delay.begin(email);
    delay.begin(email);
    for (let index = 0; index < 60_000; index += 1) delay.begin(`${index}@example.com`);
    expect(delay.size).toBeLessThanOrEqual(40_000);
    expect(isRefused(delay)).toBe(true);
  });
});

/** Withdraws the attempt, so that the check has no effect. */
function isRefused(delay: GuessDelay): boolean {
  try {
    delay.begin(email).withdraw();
    return false;
  } catch {
    return true;
  }
}
