import { execFile } from 'node:child_process';
import path from 'node:path';
import { promisify } from 'node:util';
import { newFolder, newStore, writeShell } from '../testing/artefact.js';

const job = path.resolve(__dirname, '../../dist/commands/describe-job.js');
const run = promisify(execFile);

test.each(['', ' '])('a SHELL_DIR of %j counts as not set', async (blank) => {
  const described = run(process.execPath, [job], {
    cwd: await newFolder(),
    env: { SHELL_DIR: blank },
  });
  await expect(described).rejects.toMatchObject({
    stderr: 'shell/dist/client/current holds no build of the shell\n',
  });
});

test.each(['', ' '])('a BFF_URL of %j counts as not set', async (blank) => {
  const folders = { RELEASES_DIR: await newStore(), SHELL_DIR: await writeShell() };
  const env = { ...process.env, ...folders, BFF_URL: blank };
  const { stdout, stderr } = await run(process.execPath, [job], { env }).catch((error) => error);
  // A bff may be running there.
  expect(stdout || stderr).toMatch(
    /^(Shell .+ and bff .+ are described|http:\/\/127\.0\.0\.1:3001\/api\/description )/,
  );
});
