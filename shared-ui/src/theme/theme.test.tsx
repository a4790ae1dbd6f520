import { theme, themeVariables } from '@northcast/shared-ui/theme/theme';
import { colors } from '@northcast/shared-ui/theme/tokens';

it('theme references and declared variables match one to one', () => {
  const references = JSON.stringify(theme).match(/var\((--[\w-]+)\)/g) ?? [];
  const declared = new Set(themeVariables.match(/--[\w-]+(?=:)/g));
  expect(
    references.map((reference) => reference.slice(4, -1)).filter((name) => !declared.has(name)),
  ).toEqual([]);
  expect(references).toHaveLength(declared.size);
});

it('a colour variable holds both schemes in one `light-dark()` value', () => {
  expect(themeVariables).toContain(`light-dark(${colors.ink.light},${colors.ink.dark})`);
});
