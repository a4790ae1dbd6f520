import { nodePreset } from '../../tooling/src/jest-preset.mjs';

export default {
  ...nodePreset('shell'),
  roots: ['<rootDir>/server'],
  displayName: 'shell server',
};
