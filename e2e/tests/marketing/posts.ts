/** Posts as the API answers them, without date and picture. */
export function posts(count: number) {
  return Array.from({ length: count }, (_, index) => ({
    id: `00000000-0000-7000-8000-00000000000${index}`,
    slug: `post-${index + 1}`,
    title: `Post ${index + 1}`,
    excerpt: `What post ${index + 1} is about.`,
    content: `<h2>Heading ${index + 1}</h2><p>Text of post ${index + 1}.</p>`,
  }));
}
