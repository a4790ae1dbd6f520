import { nodePreset } from '../tooling/src/jest-preset.mjs';

export default { ...nodePreset('shared-contracts'), displayName: 'shared-contracts' };
