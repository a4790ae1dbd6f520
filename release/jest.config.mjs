import { nodePreset } from '../tooling/src/jest-preset.mjs';

export default { ...nodePreset('release'), displayName: 'release' };
