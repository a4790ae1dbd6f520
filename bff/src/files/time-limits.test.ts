import { Readable } from 'node:stream';
import { TimeoutError } from '@northcast/shared-contracts/with-timeout';
import { opened } from './time-limits.js';

test('a file that opens after the limit is closed', async () => {
  const file = Readable.from(['hello']);
  let open: (file: Readable) => void = () => undefined;
  const opening = new Promise<Readable>((resolve) => {
    open = resolve;
  });
  await expect(opened(10, opening)).rejects.toThrow(TimeoutError);
  expect(file.destroyed).toBe(false);
  open(file);
  await opening;
  expect(file.destroyed).toBe(true);
});
