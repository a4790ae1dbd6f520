import { execFile } from 'node:child_process';
import { promisify } from 'node:util';
import { inRoot } from '../tooling/src/paths.mjs';

test('the job goes on after an area that cannot be published, and fails at its end', async () => {
  const job = promisify(execFile)(process.execPath, [
    inRoot('scripts/publish-job.mjs'),
    'mf-nowhere',
    'mf-elsewhere',
    '--built',
  ]);
  await expect(job).rejects.toMatchObject({
    code: 1,
    stderr: expect.stringMatching(/mf-nowhere.*\n.*mf-elsewhere/),
  });
});
