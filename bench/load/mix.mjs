import { cookieOf, newMessage, newOrder, writeHeaders } from './people.mjs';

/**
 * Percentage of document visits per page; the remaining visits are spread evenly over the other
 * pages.
 */
const popular = {
  '/': 30,
  '/services': 12,
  '/pricing': 12,
  '/blog': 8,
  '/contact': 6,
  '/help': 6,
  '/about': 6,
};

const encodings = [
  'gzip, deflate, br, zstd',
  'gzip, deflate, br, zstd',
  'gzip, deflate, br, zstd',
  'gzip, deflate',
];
const statuses = ['pending', 'processing', 'completed', 'cancelled'];

/**
 * A call for the client to send.
 * @typedef {object} MixCall
 * @property {string} [method] defaults to GET
 * @property {string} path
 * @property {Record<string, string>} headers
 * @property {string} [body]
 * @property {boolean} [reads] whether `after` needs the body
 * @property {(outcome: import('./client.mjs').Outcome) => void} [after] called with the result, to
 * update the state of the mix
 */

/**
 * Random mix of user actions, weighted per hundred requests.
 * @returns {() => MixCall & { name: string }}
 */
export function createMix(world, random) {
  const below = (count) => Math.floor(random() * count);
  const one = (items) => items[below(items.length)];
  const some = (share) => random() < share;
  const take = (items) => items.splice(below(items.length), 1)[0];

  /**
   * A GET of a resource with an ETag; a share of the clients have it cached.
   * @returns {MixCall}
   */
  function cached(path, headers, share) {
    const { etags } = world;
    const key = `${path} ${headers['Accept-Encoding']}`;
    const known = some(share) ? etags.get(key) : undefined;
    return {
      path,
      headers: known === undefined ? headers : { ...headers, 'If-None-Match': known },
      after: ({ headers: told }) => {
        if (told?.etag !== undefined) etags.set(key, told.etag);
      },
    };
  }

  const encoded = () => ({ 'Accept-Encoding': one(encodings) });
  const page = () => {
    let place = random() * 100;
    for (const [path, share] of Object.entries(popular)) {
      place -= share;
      if (place < 0) return path;
    }
    return one(world.paths);
  };
  const write = (path, value, cookie, method = 'POST') => ({
    method,
    path,
    headers: writeHeaders(cookie),
    body: JSON.stringify(value),
  });
  const customer = () => one(world.customers);
  const asCustomer = (path) => ({ path, headers: { ...encoded(), Cookie: customer().cookie } });
  const admin = () => one(world.administrators).cookie;
  const asAdmin = (path) => ({ path, headers: { ...encoded(), Cookie: admin() } });

  /** A list as users view it: one page, sometimes sorted, sometimes searched. */
  const list = (path, sorts) => {
    const query = new URLSearchParams({ page: String(1 + below(3)), perPage: '25' });
    if (some(0.3)) {
      query.set('sort', one(sorts));
      query.set('order', one(['asc', 'desc']));
    }
    if (some(0.2)) query.set('q', `kwon ${below(world.customers.length)}`);
    return asAdmin(`${path}?${query}`);
  };

  /** @returns {MixCall} */
  function signIn() {
    const who = customer();
    return {
      ...write('/api/login', who.credentials),
      after: ({ status, headers }) => {
        if (status === 200) who.cookie = cookieOf(headers?.['set-cookie']);
      },
    };
  }

  /** @returns {MixCall} */
  function placeOrder() {
    return {
      ...write('/api/orders', newOrder(below(100)), customer().cookie),
      reads: true,
      after: ({ status, body }) => {
        if (status === 201) world.orders.push(JSON.parse(String(body)));
      },
    };
  }

  /** @returns {MixCall} */
  function sendMessage() {
    return {
      ...write('/api/messages', newMessage(below(100)), customer().cookie),
      reads: true,
      after: ({ status, body }) => {
        if (status === 201) world.messages.push(JSON.parse(String(body)));
      },
    };
  }

  /**
   * Takes the order out of the pool, so that only one administrator edits it and the version sent
   * is the stored one.
   * @returns {MixCall}
   */
  function changeStatus() {
    const order = take(world.orders);
    if (order === undefined) return list('/api/admin/orders', ['createdAt']);
    const { id, serviceName, servicePrice, projectBrief, customerPhone, version } = order;
    const fields = { serviceName, servicePrice, projectBrief, customerPhone, version };
    const body = { ...fields, status: one(statuses) };
    return {
      ...write(`/api/admin/orders/${id}`, body, admin(), 'PUT'),
      reads: true,
      after: ({ status, body: answer }) => {
        if (status === 200) world.orders.push(JSON.parse(String(answer)));
        // After any other error the outcome is unknown, so the order is not used again.
        else if (status === 503) world.orders.push(order);
      },
    };
  }

  /** @returns {MixCall} */
  function reply() {
    const message = take(world.messages);
    if (message === undefined) return list('/api/admin/messages', ['createdAt']);
    return {
      ...write(`/api/admin/messages/${message.id}/reply`, { reply: 'On Friday.' }, admin()),
      after: ({ status }) => {
        if (status === 503) world.messages.push(message);
      },
    };
  }

  const contact = () =>
    write('/api/contact', {
      name: 'Noor Haddad',
      email: `noor-${below(1e9)}@example.com`,
      service: 'Audio Production',
      message: 'We have eight episodes of half an hour and need them edited by the end of May.',
    });

  /** @type {Record<string, [weight: number, make: () => MixCall]>} */
  const calls = {
    document: [36, () => cached(page(), encoded(), 0.25)],
    asset: [22, () => cached(one(world.assets), encoded(), 0.25)],
    'GET /api/blog': [4, () => cached('/api/blog', encoded(), 0.25)],
    'GET /api/blog/:slug': [4, () => cached(`/api/blog/${one(world.slugs)}`, encoded(), 0.25)],
    'POST /api/contact': [0.3, contact],
    'document of a customer': [4, () => asCustomer('/dashboard')],
    'GET /api/user': [10, () => asCustomer('/api/user')],
    'GET /api/orders': [5, () => asCustomer('/api/orders')],
    'GET /api/messages': [4, () => asCustomer('/api/messages')],
    'POST /api/login': [0.5, signIn],
    'POST /api/orders': [0.6, placeOrder],
    'POST /api/messages': [0.3, sendMessage],
    'GET /api/admin/overview': [2, () => asAdmin('/api/admin/overview')],
    'GET /api/admin/orders': [
      3,
      () => list('/api/admin/orders', ['createdAt', 'servicePrice', 'customerName']),
    ],
    'GET /api/admin/customers': [1.6, () => list('/api/admin/customers', ['createdAt', 'email'])],
    'GET /api/admin/messages': [1.3, () => list('/api/admin/messages', ['createdAt', 'subject'])],
    'GET /api/admin/enquiries': [0.6, () => list('/api/admin/enquiries', ['createdAt', 'name'])],
    'PUT /api/admin/orders/:id': [0.5, changeStatus],
    'POST /api/admin/messages/:id/reply': [0.27, reply],
    'GET /api/admin/orders.csv': [0.03, () => asAdmin('/api/admin/orders.csv?status=pending')],
  };

  const entries = Object.entries(calls);
  const whole = entries.reduce((sum, [, [weight]]) => sum + weight, 0);
  return function next() {
    let place = random() * whole;
    for (const [name, [weight, make]] of entries) {
      place -= weight;
      if (place < 0) return { name, ...make() };
    }
    return next();
  };
}
