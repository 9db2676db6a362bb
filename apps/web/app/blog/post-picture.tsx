import { imageSrcSet } from '@haldi/contract/images/image-url';

type PostPictureProps = {
  image: string;
  sizes: string;
  /** Below the fold pictures wait until they are needed. */
  eager?: boolean;
  className: string;
};

/** Decoration beside the words: screen readers pass it by. */
export function PostPicture({ image, sizes, eager = false, className }: PostPictureProps) {
  const sources = imageSrcSet(image);
  return (
    <img
      src={image}
      {...(sources && { srcSet: sources, sizes })}
      alt=""
      width={960}
      height={540}
      loading={eager ? 'eager' : 'lazy'}
      decoding="async"
      className={className}
    />
  );
}
