import { readdirSync, readFileSync } from 'node:fs';
import { join, relative } from 'node:path';

const root = join(__dirname, '../../..');
const folders = ['shell/src', 'order-ui/src', 'mf-marketing/src', 'mf-account/src', 'mf-admin/src'];

/** Sources that must take their styles from the tokens. SVG pictures have their own colours. */
const sources = folders
  .flatMap((folder) => readdirSync(join(root, folder), { recursive: true, withFileTypes: true }))
  .map((entry) => join(entry.parentPath, entry.name))
  .filter((file) => /\.tsx?$/.test(file) && !/\.test\.tsx?$/.test(file));

const literals = {
  colour:
    /(?<![\w&/])#(?:[\da-f]{8}|[\da-f]{6}|[\da-f]{3,4})\b(?!-)|\b(?:rgba?|hsla?|oklch|lab)\(/i,
  font: /font-family:(?!\s*(?:\$\{|inherit))|font-size:(?!\s*(?:\$\{|inherit|[\d.]+em))|font:(?!\s*(?:\$\{|inherit))/,
  // Excludes hairlines; breakpoints come from `media`.
  size: /(?<![\w$.-])(?!(?:1|1\.5|2)px)(?:\d+\.)?\d+(?:rem|px)\b/,
} as const;

it.each(Object.entries(literals))(
  'shell, order-ui and remotes contain no %s literal',
  (_, literal) => {
    const found = sources.flatMap((file) =>
      readFileSync(file, 'utf8')
        .split('\n')
        .flatMap((line, index) =>
          literal.test(line) ? [`${relative(root, file)}:${index + 1}: ${line.trim()}`] : [],
        ),
    );
    expect(found).toEqual([]);
  },
);
