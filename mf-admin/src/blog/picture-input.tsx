import { controlStyles, Field } from '@northcast/shared-ui/field/field';
import styled from 'styled-components';

const Input = styled.input`
  ${controlStyles}
`;

interface PictureInputProps {
  readonly label: string;
  readonly chosen: File | null;
  readonly onChoose: (file: File | null) => void;
}

/** Chooses a picture file from this device. */
export function PictureInput({ label, chosen, onChoose }: PictureInputProps) {
  const hint = chosen ? `Chosen: ${chosen.name}` : 'JPEG, PNG or WebP, at most 12 MB';
  return (
    <Field label={label} hint={hint} compact>
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
