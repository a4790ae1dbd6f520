import { readFile } from 'node:fs/promises';
import { formatReport, presentContract, readReport, reportFile } from './report.mjs';

test('the committed report matches the current contract; if not, run npm run contract:report', async () => {
  const committed = await readFile(reportFile, 'utf8');
  const released = readReport(committed)?.released === true;
  expect(committed).toBe(formatReport({ ...(await presentContract()), released }));
});
