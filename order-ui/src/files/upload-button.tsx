import { Button, type ButtonProps } from '@northcast/shared-ui/button/button';
import { Icon } from '@northcast/shared-ui/icon/icon';
import { useRef } from 'react';

interface UploadButtonProps
  extends Pick<ButtonProps, 'variant' | 'size' | 'disabled' | 'aria-describedby'> {
  readonly onFiles: (files: readonly File[]) => void;
  /** Accepts one file only. */
  readonly single?: boolean | undefined;
  readonly children?: string | undefined;
}

/** Opens the browser's file picker. */
export function UploadButton({
  onFiles,
  single = false,
  children = 'Choose files',
  ...look
}: UploadButtonProps) {
  const input = useRef<HTMLInputElement>(null);
  return (
    <>
      <Button {...look} icon={<Icon name="upload" />} onClick={() => input.current?.click()}>
        {children}
      </Button>
      <input
        ref={input}
        type="file"
        hidden
        multiple={!single}
        aria-label={children}
        onChange={({ currentTarget }) => {
          onFiles([...(currentTarget.files ?? [])]);
          // Reset, so that the same file can be chosen again.
          currentTarget.value = '';
        }}
      />
    </>
  );
}
