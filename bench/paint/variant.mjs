import { createHash } from 'node:crypto';
import { once } from 'node:events';
import { Agent, request as ask, createServer } from 'node:http';
import { buffer } from 'node:stream/consumers';
import { brotliCompressSync, constants } from 'node:zlib';

const agent = new Agent({ keepAlive: true });

/** Headers that describe the transferred bytes and must not be copied. */
const ofTheTransfer = new Set([
  'connection',
  'content-encoding',
  'content-length',
  'date',
  'etag',
  'keep-alive',
  'transfer-encoding',
]);

/**
 * Serves the product with changed documents. Documents keep their headers and are compressed as the
 * product compresses them; files are forwarded unchanged and cached; API calls are forwarded.
 * @param change maps the product's document to the served one
 * @returns origin, and a function that stops it
 */
export async function startVariant(origin, port, change) {
  const kept = new Map();
  const answer = async (request) => {
    const isDocument = request.method === 'GET' && request.headers.accept?.includes('text/html');
    const headers = { ...request.headers };
    if (isDocument) headers['accept-encoding'] = 'identity';
    const key = `${request.url} ${headers['accept-encoding']}`;
    if (kept.has(key)) return kept.get(key);
    const answered = await forward(origin, request, headers);
    const isPage = isDocument && answered.headers['content-type']?.startsWith('text/html');
    const result = isPage ? changed(answered, change) : answered;
    const isFile = request.method === 'GET' && !request.url.startsWith('/api/');
    if (isFile && result.status === 200) kept.set(key, result);
    return result;
  };
  const server = createServer(async (request, response) => {
    try {
      const { status, headers, body } = await answer(request);
      response.writeHead(status, headers).end(body);
    } catch (error) {
      process.stderr.write(`${request.method} ${request.url}: ${error}\n`);
      response.writeHead(502).end();
    }
  });
  server.listen(port, '127.0.0.1');
  await once(server, 'listening');
  return {
    origin: `http://127.0.0.1:${port}`,
    stop: () => {
      server.closeAllConnections();
      server.close();
    },
  };
}

async function forward(origin, request, headers) {
  const body = await buffer(request);
  return await new Promise((resolve, reject) => {
    const asked = ask(origin + request.url, { method: request.method, headers, agent });
    asked.on('error', reject);
    asked.on('response', async (response) => {
      const bytes = await buffer(response).catch(reject);
      resolve({ status: response.statusCode, headers: response.headers, body: bytes });
    });
    asked.end(body);
  });
}

function changed({ status, headers, body }, change) {
  const lasting = Object.entries(headers).filter(([name]) => !ofTheTransfer.has(name));
  const html = change(body.toString('utf8'));
  const bytes = brotliCompressSync(html, {
    params: { [constants.BROTLI_PARAM_QUALITY]: 11 },
  });
  const own = {
    'content-encoding': 'br',
    'content-length': String(bytes.length),
    'content-security-policy': allowingStyles(headers['content-security-policy'], html),
  };
  return { status, headers: { ...Object.fromEntries(lasting), ...own }, body: bytes };
}

/** The product's content security policy with the hashes of the changed document's styles. */
function allowingStyles(policy, html) {
  const texts = [...html.matchAll(/<style[^>]*>([\s\S]*?)<\/style>/g)].map(([, text]) => text);
  const hashes = texts.map((text) => createHash('sha256').update(text).digest('base64'));
  return policy.replace(
    /style-src/,
    `style-src ${hashes.map((hash) => `'sha256-${hash}'`).join(' ')}`,
  );
}
