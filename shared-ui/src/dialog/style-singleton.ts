import { useEffect } from 'react';

interface Singleton {
  add: (css: string) => void;
  remove: () => void;
}

/**
 * Replacement for the package `react-style-singleton`, which the scroll lock of Radix's dialog
 * uses. It has the same functions but uses an adopted style sheet, because our content security
 * policy refuses a `<style>` element with text.
 */
export function stylesheetSingleton(): Singleton {
  let users = 0;
  let sheet: CSSStyleSheet | undefined;
  return {
    add(css) {
      users += 1;
      if (sheet) return;
      sheet = new CSSStyleSheet();
      sheet.replaceSync(css);
      document.adoptedStyleSheets.push(sheet);
    },
    remove() {
      users -= 1;
      if (users > 0 || !sheet) return;
      const gone = sheet;
      sheet = undefined;
      document.adoptedStyleSheets = document.adoptedStyleSheets.filter((each) => each !== gone);
    },
  };
}

export function styleHookSingleton() {
  const sheet = stylesheetSingleton();
  return (styles: string, isDynamic?: boolean) => {
    const version = isDynamic ? styles : '';
    // biome-ignore lint/correctness/useExhaustiveDependencies: styles change only if they are dynamic
    useEffect(() => {
      sheet.add(styles);
      return () => sheet.remove();
    }, [version]);
  };
}

export function styleSingleton() {
  const useStyle = styleHookSingleton();
  return function Sheet({ styles, dynamic = false }: { styles: string; dynamic?: boolean }) {
    useStyle(styles, dynamic);
    return null;
  };
}
