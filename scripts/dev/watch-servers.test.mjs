import { mkdtempSync, readdirSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { watchServers } from './watch-servers.mjs';

test('what watch mode may have compiled is compiled again at the next start', () => {
  const stamps = mkdtempSync(path.join(tmpdir(), 'stamps-'));
  const stampAll = () => {
    for (const name of ['bff', 'release', 'shared-contracts']) {
      writeFileSync(path.join(stamps, name), 'hash');
    }
  };
  const kill = jest.fn();
  const exits = [];
  stampAll();
  watchServers({ stamps, start: () => ({ kill }), onExit: (work) => exits.push(work) });
  expect(readdirSync(stamps)).toEqual(['release']);
  // As `npm start` does in another terminal.
  stampAll();
  for (const work of exits) work();
  expect(readdirSync(stamps)).toEqual(['release']);
  expect(kill).toHaveBeenCalledTimes(2);
});
