import '@testing-library/jest-dom';
import { TextDecoder, TextEncoder } from 'node:util';

// react-router needs these; browsers have them, jsdom does not.
Object.assign(globalThis, { TextDecoder, TextEncoder });
