import { imageSrcSet } from '@haldi/contract/images/uploaded-images';

type PostPictureProps = {
  image: string;
  sizes: string;
  /** For pictures above the fold. */
  eager?: boolean;
  className: string;
};

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
