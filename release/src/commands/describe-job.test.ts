import { execFile } from 'node:child_process';
import path from 'node:path';
import { promisify } from 'node:util';
import { newFolder } from '../testing/artefact.js';

const job = path.resolve(__dirname, '../../dist/commands/describe-job.js');

test.each(['', ' '])('settings of %j count as not set', async (blank) => {
  const env = { SHELL_DIR: blank, BFF_URL: blank };
  const run = promisify(execFile)(process.execPath, [job], { cwd: await newFolder(), env });
  await expect(run).rejects.toMatchObject({
    stderr: 'shell/dist/client/current holds no build of the shell\n',
  });
});
