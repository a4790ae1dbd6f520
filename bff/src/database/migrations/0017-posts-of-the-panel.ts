import type { MigrationInterface, QueryRunner } from 'typeorm';
import { searchText, sortKey } from '../search-text.js';

const timestamp = 'datetime(3)';
const id = 'varchar(36)';
const ofPost = (name: string) =>
  `CONSTRAINT ${name} FOREIGN KEY (postId) REFERENCES posts (id) ON DELETE CASCADE ON UPDATE NO ACTION`;

/** Columns of the admin panel, besides the public content of a post. */
const columns = [
  ['source', 'mediumtext'],
  ['status', "varchar(12) NOT NULL DEFAULT 'published'"],
  ['scheduledFor', timestamp],
  ['version', 'int NOT NULL DEFAULT 1'],
  ['createdAt', timestamp],
  ['savedAt', timestamp],
  ['savedBy', id],
  ['wasPublic', 'boolean NOT NULL DEFAULT true'],
  ['draft', 'mediumtext'],
  ['deletedAt', timestamp],
  ['search', 'mediumtext'],
  ['titleKey', "varchar(60) NOT NULL DEFAULT ''"],
] as const;

const tables = [
  [
    'post_versions',
    `id ${id} NOT NULL PRIMARY KEY,
    postId ${id} NOT NULL,
    createdAt ${timestamp} NOT NULL,
    kind varchar(10) NOT NULL,
    authorId ${id},
    content mediumtext NOT NULL,
    ${ofPost('post_versions_post')}`,
  ],
  // Former slugs of posts, which redirect to the current ones.
  [
    'post_redirects',
    `slug varchar(200) NOT NULL PRIMARY KEY,
    postId ${id} NOT NULL,
    createdAt ${timestamp} NOT NULL,
    ${ofPost('post_redirects_post')}`,
  ],
  // Refers to no post, so that a deleted post is not imported again.
  ['post_imports', `slug varchar(200) NOT NULL PRIMARY KEY, importedAt ${timestamp} NOT NULL`],
  [
    'post_editors',
    `postId ${id} NOT NULL,
    userId ${id} NOT NULL,
    since ${timestamp} NOT NULL,
    seenAt ${timestamp} NOT NULL,
    PRIMARY KEY (postId, userId),
    ${ofPost('post_editors_post')},
    CONSTRAINT post_editors_user FOREIGN KEY (userId) REFERENCES users (id) ON DELETE CASCADE ON UPDATE NO ACTION`,
  ],
  [
    'post_pictures',
    `id ${id} NOT NULL PRIMARY KEY,
    pictureId ${id} NOT NULL,
    width int NOT NULL,
    height int NOT NULL,
    format varchar(4) NOT NULL,
    size int NOT NULL,
    createdAt ${timestamp} NOT NULL`,
  ],
] as const;

const indexes = [
  'CREATE INDEX posts_status ON posts (status, scheduledFor)',
  'CREATE INDEX posts_created ON posts (createdAt, id)',
  'CREATE INDEX post_versions_post_created ON post_versions (postId, createdAt, id)',
  'CREATE INDEX post_redirects_post ON post_redirects (postId)',
  'CREATE UNIQUE INDEX post_pictures_name ON post_pictures (pictureId, width, format)',
];

/**
 * Adds editing of posts: drafts, versions, former slugs and images. Posts of the folder are
 * remembered as imported.
 */
export class PostsOfThePanel1795305600017 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    const isEmbedded = runner.dataSource.options.type === 'better-sqlite3';
    const suffix = isEmbedded ? '' : ' ENGINE=InnoDB DEFAULT CHARSET=utf8mb4 COLLATE=utf8mb4_bin';
    for (const [name, type] of columns) {
      await runner.query(`ALTER TABLE posts ADD COLUMN ${name} ${type}`);
    }
    for (const [table, parts] of tables) {
      await runner.query(`CREATE TABLE ${table} (${parts})${suffix}`);
    }
    for (const index of indexes) await runner.query(index);
    await runner.query('UPDATE posts SET createdAt = publishedAt, savedAt = updatedAt');
    await runner.query(
      `${isEmbedded ? 'INSERT' : 'INSERT IGNORE'} INTO post_imports (slug, importedAt) SELECT slug, updatedAt FROM posts WHERE sourceHash IS NOT NULL`,
    );
    const posts: { id: string; slug: string; title: string; excerpt: string }[] =
      await runner.query('SELECT id, slug, title, excerpt FROM posts');
    for (const { id: post, slug, title, excerpt } of posts) {
      const keys = [searchText(title, excerpt, slug), sortKey(title), post];
      await runner.query('UPDATE posts SET search = ?, titleKey = ? WHERE id = ?', keys);
    }
  }

  async down(runner: QueryRunner): Promise<void> {
    for (const [table] of tables.toReversed()) await runner.query(`DROP TABLE ${table}`);
    const isEmbedded = runner.dataSource.options.type === 'better-sqlite3';
    for (const index of ['posts_status', 'posts_created']) {
      await runner.query(`DROP INDEX ${index}${isEmbedded ? '' : ' ON posts'}`);
    }
    for (const [name] of columns.toReversed()) {
      await runner.query(`ALTER TABLE posts DROP COLUMN ${name}`);
    }
  }
}
