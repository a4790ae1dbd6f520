import { useEffect } from 'react';

interface Singleton {
  add: (css: string) => void;
  remove: () => void;
}

/**
 * Stands in for the package `react-style-singleton`, which the scroll lock of Radix's dialog uses: the same functions through an
 * adopted style sheet, since a `<style>` element with text is refused by our content security policy.
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
    // biome-ignore lint/correctness/useExhaustiveDependencies: the package promises that styles change only when dynamic
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
