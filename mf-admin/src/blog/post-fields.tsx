import type { AdminPost } from '@northcast/shared-contracts/api/entities';
import { type PostContent, postLimits } from '@northcast/shared-contracts/api/posts';
import {
  postCategories,
  postCategoryOf,
} from '@northcast/shared-contracts/content/post-categories';
import { validation } from '@northcast/shared-contracts/content/texts/validation';
import { Select } from '@northcast/shared-ui/select/select';
import { TextArea } from '@northcast/shared-ui/text-area/text-area';
import { TextField } from '@northcast/shared-ui/text-field/text-field';
import { theme } from '@northcast/shared-ui/theme/theme';
import { Text } from '@northcast/shared-ui/typography/typography';
import { useRef, useState } from 'react';
import styled from 'styled-components';
import { countText } from '../list/count-text';
import { PictureInput, uploadPicture } from './picture-input';
import { slugOf } from './post-content';

const Frame = styled.div`
  display: grid;
  gap: ${theme.space[3]};
  align-content: start;
`;

/** Characters of a description that search engines show. */
const shownExcerpt = 160;
const characterNoun = { one: 'character', many: 'characters' };

const categoryOptions = [
  { value: '', label: 'None' },
  ...postCategories.map(({ slug, label }) => ({ value: slug, label })),
];

interface PostFieldsProps {
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

/** The fields beside the text: address, summary, category, picture. */
export function PostFields({ post, content, errors, onChange }: PostFieldsProps) {
  const isMoved = post.publicSlug !== undefined && post.publicSlug !== content.slug;
  const left = shownExcerpt - content.excerpt.length;
  const { max } = postLimits.excerpt;
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
            ? `Search engines show it: ${countText(left, characterNoun)} left`
            : `Search engines cut it: ${countText(-left, characterNoun)} too many`
        }
        error={content.excerpt.trim().length > max ? validation.tooLong(max) : errors.excerpt}
        limit={max}
        input={{
          name: 'excerpt',
          value: content.excerpt,
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
  const [isUploading, setUploading] = useState(false);
  /** Counts choices: the response to an upload is ignored after a later choice. */
  const choices = useRef(0);
  const choose = (next: { readonly isUploading: boolean }) => {
    setUploading(next.isUploading);
    setError('');
    choices.current += 1;
    return choices.current;
  };
  const upload = async (file: File | null) => {
    if (file === null) return;
    const choice = choose({ isUploading: true });
    const result = await uploadPicture(file);
    if (choice !== choices.current) return;
    setUploading(false);
    if ('error' in result) setError(result.error);
    else onChange({ imageUrl: result.picture.src });
  };
  return (
    <>
      <div aria-live="polite">
        <PictureInput
          label="Upload a cover picture"
          chosen={null}
          error={error || undefined}
          onChoose={upload}
        />
        <Text size="sm" tone="muted" role="status">
          {isUploading ? 'Uploading…' : null}
        </Text>
      </div>
      <TextField
        label="Cover picture"
        optional
        error={errors.imageUrl}
        input={{
          name: 'imageUrl',
          value: content.imageUrl,
          maxLength: postLimits.imageUrl.max,
          spellCheck: false,
          onChange: ({ currentTarget }) => {
            choose({ isUploading: false });
            onChange({ imageUrl: currentTarget.value });
          },
        }}
      />
    </>
  );
}
