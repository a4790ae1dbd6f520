import '@testing-library/jest-dom';
import { TextDecoder, TextEncoder } from 'node:util';

// What react-router takes for granted in a browser and jsdom lacks.
Object.assign(globalThis, { TextDecoder, TextEncoder });
