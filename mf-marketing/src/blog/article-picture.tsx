import { articlePictureSizes, pictureSources } from '@northcast/shared-contracts/api/post-pictures';
import { theme } from '@northcast/shared-ui/theme/theme';
import styled from 'styled-components';

const Picture = styled.img`
  width: 100%;
  height: auto;
  border-radius: ${theme.radius.lg};
`;

/** The picture above an article; one of our own in the formats and sizes that it is kept in. */
export function ArticlePicture({ src }: { readonly src: string }) {
  const sources = pictureSources(src);
  if (sources === null) return <Picture src={src} alt="" width={1200} height={675} />;
  const { avif, webp, width, height } = sources;
  return (
    <picture>
      <source type="image/avif" srcSet={avif} sizes={articlePictureSizes} />
      <source type="image/webp" srcSet={webp} sizes={articlePictureSizes} />
      <Picture src={src} alt="" width={width} height={height} />
    </picture>
  );
}
