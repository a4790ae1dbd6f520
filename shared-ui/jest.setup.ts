import '@testing-library/jest-dom';
import { TextDecoder, TextEncoder } from 'node:util';
import { configure } from '@testing-library/react';

// Browser APIs that react-router, Radix and our scroll lock require and jsdom lacks.
Object.assign(globalThis, { TextDecoder, TextEncoder });
Object.assign(document, { adoptedStyleSheets: [] });
Object.assign(CSSStyleSheet.prototype, { replaceSync() {} });
Object.assign(Element.prototype, {
  hasPointerCapture: () => false,
  setPointerCapture() {},
  releasePointerCapture() {},
  scrollIntoView() {},
});

// A search by role takes long in a whole page on a busy machine.
configure({ asyncUtilTimeout: 8000 });
