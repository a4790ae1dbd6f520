import type { AdminPost } from '@northcast/shared-contracts/api/entities';
import { postLimits } from '@northcast/shared-contracts/api/posts';
import {
  postCategories,
  postCategoryOf,
} from '@northcast/shared-contracts/content/post-categories';
import { Select } from '@northcast/shared-ui/select/select';
import { TextArea } from '@northcast/shared-ui/text-area/text-area';
import { TextField } from '@northcast/shared-ui/text-field/text-field';
import { theme } from '@northcast/shared-ui/theme/theme';
import { useState } from 'react';
import styled from 'styled-components';
import { PictureInput } from './picture-input';
import type { PostContent } from './post-content';
import { slugOf } from './slug-of';
import { uploadPicture } from './upload-picture';

const Frame = styled.div`
  display: grid;
  gap: ${theme.space[3]};
  align-content: start;
`;

/** Characters of a description that search engines show. */
const shownExcerpt = 160;

const categoryOptions = [
  { value: '', label: 'None' },
  ...postCategories.map(({ slug, label }) => ({ value: slug, label })),
];

export interface PostFieldsProps {
  readonly post: AdminPost;
  readonly content: PostContent;
  /** Error messages by field name. */
  readonly errors: Readonly<Record<string, string>>;
  readonly onChange: (change: Partial<PostContent>) => void;
}

/** The title. Until the author edits the address, it is derived from the title. */
export function PostTitle({ post, content, errors, onChange }: PostFieldsProps) {
  const change = (title: string) => {
    const isFollowing = content.slug === slugOf(content.title) && post.publicSlug === undefined;
    onChange(isFollowing ? { title, slug: slugOf(title) } : { title });
  };
  return (
    <TextField
      label="Title"
      error={errors.title}
      input={{
        name: 'title',
        value: content.title,
        maxLength: postLimits.title.max,
        onChange: ({ currentTarget }) => change(currentTarget.value),
      }}
    />
  );
}

/** The fields beside the text: address, summary, picture. */
export function PostFields({ post, content, errors, onChange }: PostFieldsProps) {
  const isMoved = post.publicSlug !== undefined && post.publicSlug !== content.slug;
  const left = shownExcerpt - content.excerpt.length;
  return (
    <Frame>
      <TextField
        label="Address"
        hint={isMoved ? `/blog/${post.publicSlug} will lead here` : `/blog/${content.slug || '…'}`}
        error={errors.slug}
        input={{
          name: 'slug',
          value: content.slug,
          maxLength: postLimits.slug.max,
          autoCapitalize: 'none',
          spellCheck: false,
          onChange: ({ currentTarget }) => onChange({ slug: currentTarget.value }),
        }}
      />
      <TextArea
        label="Summary"
        hint={
          left >= 0
            ? `Search engines show it: ${left} characters left`
            : `Search engines cut it: ${-left} characters too many`
        }
        error={errors.excerpt}
        input={{
          name: 'excerpt',
          value: content.excerpt,
          maxLength: postLimits.excerpt.max,
          onChange: ({ currentTarget }) => onChange({ excerpt: currentTarget.value }),
        }}
      />
      <Select
        label="Category"
        optional
        error={errors.category}
        options={categoryOptions}
        input={{
          name: 'category',
          value: content.category,
          onChange: ({ currentTarget }) =>
            onChange({ category: postCategoryOf(currentTarget.value)?.slug ?? '' }),
        }}
      />
      <CoverField content={content} errors={errors} onChange={onChange} />
    </Frame>
  );
}

function CoverField({ content, errors, onChange }: Omit<PostFieldsProps, 'post'>) {
  const [error, setError] = useState('');
  const upload = async (file: File | null) => {
    if (file === null) return;
    const result = await uploadPicture(file);
    setError('error' in result ? result.error : '');
    if ('picture' in result) onChange({ imageUrl: result.picture.src });
  };
  return (
    <>
      <PictureInput label="Upload a cover picture" chosen={null} onChoose={upload} />
      <TextField
        label="Cover picture"
        optional
        error={error || errors.imageUrl}
        input={{
          name: 'imageUrl',
          value: content.imageUrl,
          maxLength: postLimits.imageUrl.max,
          spellCheck: false,
          onChange: ({ currentTarget }) => onChange({ imageUrl: currentTarget.value }),
        }}
      />
    </>
  );
}
