import { theme, themeVariables } from '@northcast/shared-ui/theme/theme';
import { colors } from '@northcast/shared-ui/theme/tokens';

it('refers to every token by a variable that is declared', () => {
  const references = JSON.stringify(theme).match(/var\((--[\w-]+)\)/g) ?? [];
  const declared = new Set(themeVariables.match(/--[\w-]+(?=:)/g));
  expect(
    references.map((reference) => reference.slice(4, -1)).filter((name) => !declared.has(name)),
  ).toEqual([]);
  expect(references).toHaveLength(declared.size);
});

it('carries both schemes in one declaration', () => {
  expect(themeVariables).toContain(`light-dark(${colors.ink.light},${colors.ink.dark})`);
});
