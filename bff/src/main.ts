import 'reflect-metadata';
import { start } from './server/start.js';

try {
  await start(process.env);
} catch (error) {
  process.stderr.write(`${error instanceof Error ? error.message : error}\n`);
  process.exit(1);
}
