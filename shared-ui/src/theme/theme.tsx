import { colors, scale } from '@northcast/shared-ui/theme/tokens';
import { createTheme } from 'styled-components';

type Names<T> = { [Key in keyof T]: T[Key] extends object ? Names<T[Key]> : string };

function mapLeaves<T extends object>(tree: T, leaf: (value: string) => string): Names<T> {
  const entries = Object.entries(tree).map(([key, value]: [string, unknown]) => [
    key,
    typeof value === 'object' && value !== null ? mapLeaves(value, leaf) : leaf(String(value)),
  ]);
  return Object.fromEntries(entries) as Names<T>;
}

/**
 * `light-dark()` serves both schemes with one declaration; the element's `color-scheme` selects.
 */
const color = Object.fromEntries(
  Object.entries(colors).map(([name, { light, dark }]) => [name, `light-dark(${light},${dark})`]),
) as Record<keyof typeof colors, string>;

const values = { color, ...scale };
const contract = createTheme(values, { prefix: 'n' });

/**
 * The tokens as `var(--n-…)` references. `createTheme` would repeat the value as a fallback at
 * every use. Ours omit it, because the variables are always defined and the CSS of a page is
 * budgeted.
 */
export const theme = mapLeaves(contract.vars as typeof values, (name) => `var(${name})`);

function declarations(names: object, from: object): string {
  return Object.entries(from)
    .map(([key, value]: [string, unknown]) => {
      const name: unknown = Reflect.get(names, key);
      return typeof value === 'object' && value !== null
        ? declarations(name as object, value)
        : `${String(name)}:${String(value)};`;
    })
    .join('');
}

/** Declarations of the variables for the root element. */
export const themeVariables = declarations(contract.vars, values);
