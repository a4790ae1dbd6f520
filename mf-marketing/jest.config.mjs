import { preset } from '../tooling/src/jest-preset.mjs';

export default preset('mf-marketing');
