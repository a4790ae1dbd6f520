export { createTemporaryFolder as default } from './temporary-folder.mjs';
