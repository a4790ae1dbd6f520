import { resolve } from 'node:path';
import { pictureContentType } from '@northcast/shared-contracts/api/post-pictures';
import sharp from 'sharp';
import type { Client } from './client.js';

/** The posts that ship with the product. */
export const postsDirectory = resolve(__dirname, '../content/posts');

/** A valid picture with camera metadata. */
export function picture(width = 64, height = 48): Promise<Buffer> {
  const background = { r: 200, g: 120, b: 40 };
  return sharp({ create: { width, height, channels: 3, background } })
    .withExif({ IFD0: { Artist: 'Ada' }, IFD3: { GPSLatitude: '52/1 30/1 0/1' } })
    .jpeg()
    .toBuffer();
}

export const sendPicture = (client: Client, bytes: Buffer) =>
  client.post('/api/admin/pictures').type(pictureContentType).send(bytes);

/** Every field that a post needs for publication. */
export const readyPost = (slug: string, source = 'Hello *there*.') => ({
  title: `About ${slug}`,
  slug,
  excerpt: 'In short.',
  imageUrl: '',
  source,
});

/** Creates a draft that can be published. */
export async function readyDraft(client: Client, slug: string, source?: string) {
  const { body: draft } = await client.post('/api/admin/posts', { title: 'T' }).expect(201);
  const content = { ...readyPost(slug, source), version: draft.version };
  return (await client.put(`/api/admin/posts/${draft.id}`, content).expect(200)).body;
}

/** An administrator's posts, for the access tests. */
export class BlogPosts {
  version = 1;
  private made = 0;

  private constructor(
    private readonly admin: Client,
    readonly parameters: { readonly name: string; versionId: string },
  ) {}

  static async of(admin: Client): Promise<BlogPosts> {
    const { body } = await sendPicture(admin, await picture()).expect(201);
    return new BlogPosts(admin, { name: body.src.split('/').at(-1), versionId: '' });
  }

  /** Creates a post that the endpoint's path applies to. */
  async idFor(path: string): Promise<string> {
    this.made += 1;
    const { id, version } = await readyDraft(this.admin, `made-${this.made}`);
    this.version = version;
    const at = `/api/admin/posts/${id}`;
    if (path.endsWith('/:id/restore')) await this.admin.delete(at).expect(204);
    if (/unpublish$|versions/.test(path)) {
      const { body } = await this.admin.post(`${at}/publish`, { version }).expect(200);
      this.version = body.version;
      const versions = await this.admin.get(`${at}/versions`).expect(200);
      this.parameters.versionId = versions.body[0].id;
    }
    return id;
  }
}
