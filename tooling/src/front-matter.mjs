import { existsSync } from 'node:fs';
import path from 'node:path';
import { array, object, string } from 'yup';

const months =
  'January|February|March|April|May|June|July|August|September|October|November|December';

const pageTexts = {
  title: string().required().max(70),
  /** Meta description, which search engines show under the title. */
  description: string().required().min(50).max(160),
};

/** A button and its target: a path of the site, or `?order=` with the service to order. */
const action = object({
  label: string().required(),
  to: string()
    .required()
    .matches(/^(\/[a-z/-]*(#[a-z-]+)?|\?order=[a-z-]+)$/, 'must be a path or ?order='),
})
  .required()
  .noUnknown();

/** Front matter of a help article or guide. */
export const helpFrontMatter = object({
  ...pageTexts,
  label: string()
    .required()
    .matches(/^[A-Z ]+$/, 'must be in capitals'),
  readTime: string()
    .required()
    .matches(/^\d+ min$/, 'must read like "15 min"'),
  updated: string().matches(new RegExp(`^(${months}) 20\\d\\d$`), 'must read like "January 2025"'),
  author: string(),
  /** Folder and slug of two other texts, such as `guides/file-management-guide`. */
  related: array(string().required()).required().length(2),
  promo: object({
    title: string().required(),
    text: string().required(),
    primary: action,
    secondary: action,
  })
    .required()
    .noUnknown(),
}).noUnknown();

/** Front matter of a policy. */
export const legalFrontMatter = object(pageTexts).noUnknown();

/**
 * Front matter of a file of any folder; the schema of its folder determines which keys are present.
 * @typedef {Partial<import('yup').InferType<typeof helpFrontMatter>>} FrontMatter
 */

const schemaOfFolder = {
  articles: helpFrontMatter,
  guides: helpFrontMatter,
  legal: legalFrontMatter,
};

/**
 * Checks the front matter of a Markdown file against the schema of its folder.
 * @param {string} file absolute path
 * @param {FrontMatter} frontMatter
 * @throws Error that names the file and every invalid key
 */
export function checkFrontMatter(file, frontMatter) {
  const folder = path.dirname(file);
  const schema = schemaOfFolder[path.basename(folder)];
  const problems = [
    ...(schema ? schemaProblems(schema, frontMatter) : [`no schema for the folder ${folder}`]),
    ...(Array.isArray(frontMatter.related)
      ? relatedProblems(path.dirname(folder), frontMatter.related)
      : []),
  ];
  if (problems.length > 0) throw new Error(`${file}: ${problems.join('; ')}`);
}

function schemaProblems(schema, frontMatter) {
  try {
    schema.validateSync(frontMatter, { abortEarly: false, strict: true });
    return [];
  } catch (error) {
    return error.inner.map(({ path: key, message }) => `${key || 'front matter'}: ${message}`);
  }
}

function relatedProblems(content, related) {
  return related
    .filter((place) => !existsSync(path.join(content, `${place}.md`)))
    .map((place) => `related: there is no ${place}.md`);
}
