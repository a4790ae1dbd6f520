import { endpoints } from '@northcast/shared-contracts/api/endpoints';
import type { PostPicture } from '@northcast/shared-contracts/api/entities';
import { pictureContentType, pictureLimits } from '@northcast/shared-contracts/api/post-pictures';
import { problems } from '@northcast/shared-contracts/content/texts/problems';
import { controlStyles, Field } from '@northcast/shared-ui/field/field';
import styled from 'styled-components';

const Input = styled.input`
  ${controlStyles}
`;

interface PictureInputProps {
  readonly label: string;
  readonly chosen: File | null;
  readonly error: string | undefined;
  readonly onChoose: (file: File | null) => void;
}

/** Chooses a picture file from this device. */
export function PictureInput({ label, chosen, error, onChoose }: PictureInputProps) {
  const hint = chosen ? `Chosen: ${chosen.name}` : 'JPEG, PNG or WebP, at most 12 MB';
  return (
    <Field label={label} hint={hint} error={error} compact>
      {(wiring) => (
        <Input
          {...wiring}
          type="file"
          accept="image/jpeg,image/png,image/webp"
          onChange={({ currentTarget }) => onChoose(currentTarget.files?.[0] ?? null)}
        />
      )}
    </Field>
  );
}

/** The uploaded picture, or a message that says why the upload failed. */
type UploadResult = { readonly picture: PostPicture } | { readonly error: string };

export async function uploadPicture(file: File): Promise<UploadResult> {
  if (file.size > pictureLimits.bytes) return { error: problems.pictureTooLarge };
  const { method, path } = endpoints.uploadPicture;
  const headers = { 'Content-Type': pictureContentType, Accept: 'application/json' };
  const response = await fetch(path, { method, headers, body: file }).catch(() => null);
  if (response === null) return { error: 'The picture could not be sent. Is there a connection?' };
  const answer: unknown = await response.json().catch(() => null);
  if (response.ok) return { picture: answer as PostPicture };
  const { message } = (answer ?? {}) as { message?: string };
  return { error: message ?? problems.pictureBroken };
}
