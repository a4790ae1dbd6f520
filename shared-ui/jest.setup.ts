import '@testing-library/jest-dom';
import { TextDecoder, TextEncoder } from 'node:util';

// What react-router, Radix and our scroll lock take for granted in a browser and jsdom lacks.
Object.assign(globalThis, { TextDecoder, TextEncoder });
Object.assign(document, { adoptedStyleSheets: [] });
Object.assign(CSSStyleSheet.prototype, { replaceSync() {} });
Object.assign(Element.prototype, {
  hasPointerCapture: () => false,
  setPointerCapture() {},
  releasePointerCapture() {},
  scrollIntoView() {},
});
