import { relative } from 'node:path';
import { readSettings } from './settings.js';

const bucket = 's3://key:secret@localhost:9000/bucket';

test('files in transit to a bucket do not share the folder of files on the disk', () => {
  const disk = readSettings({ DATA_DIR: '/data' }).files.place;
  const s3 = readSettings({ DATA_DIR: '/data', FILES_URL: bucket }).files.place;
  if (disk.kind !== 'disk' || s3.kind !== 's3') throw new Error('other kinds of places');
  expect(disk.folder).toBe('/data/files');
  expect(relative(disk.folder, s3.scratchFolder)).toMatch(/^\.\.\/[^/.]/);
});

test.each([
  ['FILES_URL', 's3://key:50%off@localhost:9000/bucket'],
  ['DATABASE_URL', 'mysql://user:50%off@localhost:3306/northcast'],
])('a secret in %s with a bare % is rejected, and the error does not repeat it', (name, url) => {
  expect(() => readSettings({ [name]: url })).toThrow(
    new RegExp(`^${name} must have % before the @ written as %25$`, 'm'),
  );
});

test.each(['sh', '/bin/sh', 'sh -c true'])('SCAN_COMMAND=%s is accepted', (command) => {
  const { scanCommand } = readSettings({ SCAN_COMMAND: command }).files;
  expect(scanCommand?.join(' ')).toBe(command);
});

test.each([
  ['is not in PATH', 'no-such-scanner --quiet', 'no-such-scanner'],
  ['does not exist', '/nowhere/scanner', '/nowhere/scanner'],
  ['may not be run', '/dev/null', '/dev/null'],
  ['is a folder', '/tmp', '/tmp'],
])('SCAN_COMMAND is rejected if its program %s', (_case, command, program) => {
  const message = `must begin with a program that this machine can run, not '${program}'`;
  expect(() => readSettings({ SCAN_COMMAND: command, PORT: '99999' })).toThrow(
    expect.objectContaining({
      errors: [expect.stringMatching(/^PORT /), `SCAN_COMMAND ${message}`],
    }),
  );
});
