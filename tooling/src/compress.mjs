import { readdir, readFile, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';

const brotli = promisify(brotliCompress);
const zip = promisify(gzip);
const compressible = /\.(js|css|json|svg|txt|map|webmanifest|xml|html)$/;

/** Writes a `.br` and a `.gz` file beside every text file in a folder tree. */
export async function compressFolder(folder) {
  const names = await readdir(folder, { recursive: true });
  for (const name of names.filter((each) => compressible.test(each))) {
    const file = path.join(folder, name);
    const content = await readFile(file);
    const quality = { params: { [constants.BROTLI_PARAM_QUALITY]: 11 } };
    await Promise.all([
      brotli(content, quality).then((bytes) => writeFile(`${file}.br`, bytes)),
      zip(content, { level: 9 }).then((bytes) => writeFile(`${file}.gz`, bytes)),
    ]);
  }
}
