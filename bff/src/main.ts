import 'reflect-metadata';
import { start } from './server/start.js';

await start(process.env);
