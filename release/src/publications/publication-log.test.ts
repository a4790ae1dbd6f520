import { mkdir, readdir, rm, utimes, writeFile } from 'node:fs/promises';
import { hostname } from 'node:os';
import path from 'node:path';
import { readHistory } from '../changes/history.js';
import { publish } from '../commands/publish.js';
import { sweepWork } from '../store/durable-files.js';
import { artefactPath, publicationsFolder, workFolder } from '../store/store-layout.js';
import { addPastGates, newStore, writeArtefact } from '../testing/artefact.js';

const why = { why: 'new prices' };

const storeWithVersion = async () => {
  const store = await newStore();
  await publish(store, await writeArtefact('mf-admin', '1.0.0'), why);
  return store;
};

test('the history still shows who published a version after its artefact was deleted', async () => {
  const store = await storeWithVersion();
  await rm(artefactPath(store, 'mf-admin', '1.0.0'), { recursive: true });
  expect(await readHistory(store)).toEqual([
    expect.objectContaining({ what: 'publish', version: '1.0.0', who: 'root', why: 'new prices' }),
  ]);
});

test('a missing copy of a publication is written with the next publication', async () => {
  const store = await storeWithVersion();
  await rm(publicationsFolder(store), { recursive: true });
  expect(await readHistory(store)).toHaveLength(1);
  await publish(store, await writeArtefact('mf-admin', '1.1.0'), why);
  await rm(artefactPath(store, 'mf-admin', '1.0.0'), { recursive: true });
  expect(await readHistory(store)).toHaveLength(2);
});

test('an entry with a forged signature is not shown and does not prevent a publication', async () => {
  const store = await storeWithVersion();
  const forged = { content: { remote: 'mf-admin', version: '9.9.9' }, signature: 'AAAA' };
  const file = path.join(publicationsFolder(store), 'mf-admin', '9.9.9.abc.json');
  await writeFile(file, JSON.stringify(forged));
  expect(await readHistory(store)).toHaveLength(1);
  await publish(store, await writeArtefact('mf-admin', '9.9.9'), why);
});

test.each<object>([{ why: 5 }, { who: null }, { at: '<today>' }, { release: undefined }])(
  'a signed entry with %j is not shown',
  async (fields) => {
    const store = await storeWithVersion();
    const folder = await writeArtefact('mf-admin', '1.1.0');
    await addPastGates(store, folder, fields);
    expect(await readHistory(store)).toHaveLength(1);
  },
);

test('drafts of an ended process are deleted; those of a running process or another host are kept for 10 minutes', async () => {
  const store = await newStore();
  const work = workFolder(store);
  await mkdir(path.join(work, `mf-admin-1.0.0.x.999999999@${hostname()}`), { recursive: true });
  await mkdir(path.join(work, `mf-admin-1.1.0.x.${process.pid}@${hostname()}`));
  for (const minutes of [9, 11]) {
    const draft = path.join(work, `mf-admin-1.2.0.${minutes}.999999999@elsewhere`);
    await mkdir(draft);
    const time = Date.now() / 1000 - minutes * 60;
    await utimes(draft, time, time);
  }
  await sweepWork(work);
  expect((await readdir(work)).sort()).toEqual([
    `mf-admin-1.1.0.x.${process.pid}@${hostname()}`,
    'mf-admin-1.2.0.9.999999999@elsewhere',
  ]);
});
