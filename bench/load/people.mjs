import { randomUUID } from 'node:crypto';
import { publicPaths } from '../paint/product.mjs';

const password = 'a password of the bench';
const json = { 'Content-Type': 'application/json', 'Sec-Fetch-Site': 'same-origin' };

/** Initial orders and messages per customer. */
const history = { orders: 10, messages: 5 };

/** Headers that a browser sends with a write. */
export const writeHeaders = (cookie) => ({
  ...json,
  'Idempotency-Key': randomUUID(),
  ...(cookie === undefined ? {} : { Cookie: cookie }),
});

const services = [
  { serviceName: 'Jingle', servicePrice: 140 },
  { serviceName: 'Show Notes', servicePrice: 50 },
  { serviceName: 'Episode Thumbnail', servicePrice: 25 },
];

export const newOrder = (number) => ({
  ...services[number % services.length],
  customerPhone: '+1 212 555 0142',
  projectBrief: 'An episode of forty minutes, two voices, music at both ends.',
});

export const newMessage = (number) => ({
  subject: `Delivery of episode ${number}`,
  message: 'Could you tell us when the second episode will be delivered? We publish on Monday.',
});

/** `Cookie` header from the `Set-Cookie` headers of a response. */
export const cookieOf = (setCookies = []) =>
  setCookies.map((each) => each.split(';')[0]).join('; ');

async function call(origin, path, body, cookie) {
  const options = { method: 'POST', headers: writeHeaders(cookie), body: JSON.stringify(body) };
  const response = await fetch(origin + path, options);
  if (!response.ok) throw new Error(`${path}: ${response.status} ${await response.text()}`);
  return { cookie: cookieOf(response.headers.getSetCookie()), value: await response.json() };
}

async function customer(origin, number, world) {
  const email = `customer-${number}@example.com`;
  const names = { firstName: 'Ada', lastName: `Kwon ${number}` };
  const { cookie } = await call(origin, '/api/register', { ...names, email, password });
  for (let order = 0; order < history.orders; order += 1) {
    world.orders.push((await call(origin, '/api/orders', newOrder(number + order), cookie)).value);
  }
  for (let message = 0; message < history.messages; message += 1) {
    world.messages.push((await call(origin, '/api/messages', newMessage(number), cookie)).value);
  }
  return { cookie, credentials: { email, password } };
}

/** URLs of scripts, pictures and fonts that the documents refer to. */
async function assetsOf(origin, paths) {
  const found = new Set();
  for (const path of paths) {
    const html = await (await fetch(origin + path)).text();
    for (const [, asset] of html.matchAll(/["(](\/[\w./-]+\.(?:js|woff2|svg|png|ico))[")]/g))
      found.add(asset);
  }
  const answers = await Promise.all(
    [...found].map(async (path) => ({ path, ok: (await fetch(origin + path)).ok })),
  );
  return answers.filter(({ ok }) => ok).map(({ path }) => path);
}

/**
 * Creates the participants and collects the URLs: registers customers with their first orders and
 * messages, and signs the administrators in.
 * @param administrator credentials
 */
export async function gather(origin, { customers, administrator }) {
  const world = { orders: [], messages: [], etags: new Map() };
  world.paths = await publicPaths();
  world.assets = await assetsOf(origin, world.paths);
  const posts = await (await fetch(`${origin}/api/blog`)).json();
  world.slugs = posts.map(({ slug }) => slug);
  world.customers = [];
  for (let first = 0; first < customers; first += 8) {
    const numbers = Array.from(
      { length: Math.min(8, customers - first) },
      (_, each) => first + each,
    );
    world.customers.push(
      ...(await Promise.all(numbers.map((number) => customer(origin, number, world)))),
    );
  }
  world.administrators = [];
  for (let each = 0; each < 3; each += 1)
    world.administrators.push(await call(origin, '/api/login', administrator));
  return world;
}
