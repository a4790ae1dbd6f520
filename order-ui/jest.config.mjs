import { preset } from '../tooling/src/jest-preset.mjs';

export default preset('order-ui');
