import zlib from 'node:zlib';
import { until } from '../testing/until.js';
import { storeDocument } from './stored-document.js';

jest.mock('node:zlib', () => {
  const actual = jest.requireActual<typeof zlib>('node:zlib');
  return { ...actual, brotliCompress: jest.fn(actual.brotliCompress) };
});

const compress = jest.mocked(zlib.brotliCompress) as unknown as jest.Mock;
const best = zlib.constants.BROTLI_MAX_QUALITY;

/** Lets the compression of the next document at the highest quality fail. */
function failOnce(): void {
  const actual = jest.requireActual<typeof zlib>('node:zlib').brotliCompress;
  let hasFailed = false;
  compress.mockImplementation((text, options, done) => {
    if (hasFailed || options.params[zlib.constants.BROTLI_PARAM_QUALITY] !== best)
      return actual(text, options, done);
    hasFailed = true;
    done(new Error('Out of memory'));
  });
}

test('documents are compressed better after the better compression of one has failed', async () => {
  failOnce();
  const store = (name: string) => {
    const lines = Array.from({ length: 400 }, (_, line) => `<p>${name}, line ${line ** 3}</p>`);
    return storeDocument({ html: lines.join(''), status: 200, styles: [], rules: undefined });
  };
  const [first, second] = [await store('first'), await store('second')];
  const quick = { first: first.br, second: second.br };
  await until(() => second.br !== quick.second);
  expect(second.br.length).toBeLessThan(quick.second.length);
  expect(first.br).toBe(quick.first);
});
