import '@testing-library/jest-dom';
import { TextDecoder, TextEncoder } from 'node:util';
import { configure } from '@testing-library/react';

// react-router needs these; browsers have them, jsdom does not.
Object.assign(globalThis, { TextDecoder, TextEncoder });

// A search by role takes long in a whole page on a busy machine.
configure({ asyncUtilTimeout: 8000 });
