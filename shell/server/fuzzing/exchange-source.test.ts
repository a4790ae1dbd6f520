import { callOfRoute } from './calls.js';
import type { Exchange } from './exchange.js';
import { Corpus, nextExchange } from './exchange-source.js';
import { Random } from './random.js';

const calls = [callOfRoute('GET', '/a'), callOfRoute('POST', '/b')];
const vocabulary = {
  calls: { shell: calls, bff: calls },
  dictionary: { ids: ['1'], words: ['name'] },
};
const most = 12_000;

/** Number of consecutive gates, out of four, that an exchange passes. */
function gatesPassed({ messages: [message], leavesEarly }: Exchange): number {
  const has = (wanted: string) => message?.headers.some(([name]) => name === wanted);
  const gates = [message?.method === 'HEAD', has('Range'), has('If-None-Match'), leavesEarly];
  const closed = gates.indexOf(false);
  return closed < 0 ? gates.length : closed;
}

/** @returns the number of exchanges until one passes all gates */
function findBehindGates(seed: number, learns: boolean): number {
  const random = new Random(seed);
  const corpus = new Corpus();
  for (let count = 1; count < most; count += 1) {
    const exchange = nextExchange(random, vocabulary, corpus, ['visitor']);
    const passed = gatesPassed(exchange);
    if (passed === 4) return count;
    corpus.learn(exchange, new Set(learns ? [`gate ${passed}`] : ['the same']));
  }
  return most;
}

test('an exchange behind four gates is found only if the corpus learns from new behaviour', () => {
  const seeds = [1, 2, 3];
  const found = (learns: boolean) => seeds.map((seed) => findBehindGates(seed, learns));
  expect(Math.max(...found(true))).toBeLessThan(most);
  expect(Math.min(...found(false))).toBe(most);
});
