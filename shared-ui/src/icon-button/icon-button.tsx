import { type IconName, paths } from '@northcast/shared-ui/icon/paths';
import {
  IconButtonFrame,
  type IconButtonFrameProps,
} from '@northcast/shared-ui/icon-button/icon-button-frame';

interface IconButtonProps extends Omit<IconButtonFrameProps, 'strokes'> {
  icon: IconName;
}

export function IconButton({ icon, ...frame }: IconButtonProps) {
  return <IconButtonFrame strokes={paths[icon]} {...frame} />;
}
