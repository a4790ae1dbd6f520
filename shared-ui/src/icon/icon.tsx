import { IconFrame, type IconFrameProps } from '@northcast/shared-ui/icon/icon-frame';
import { type IconName, paths } from '@northcast/shared-ui/icon/paths';

interface IconProps extends Pick<IconFrameProps, 'title' | 'size'> {
  readonly name: IconName;
}

/** An icon in the size of the surrounding text. Decorative unless it has a `title`. */
export function Icon({ name, ...frame }: IconProps) {
  return <IconFrame strokes={paths[name]} {...frame} />;
}
