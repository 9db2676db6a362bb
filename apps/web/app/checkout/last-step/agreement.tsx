import { textLinkStyle } from '../../ui/text-link-style.ts';
import { agreeCopy } from './agree-copy.ts';

const link = (kind: 'terms' | 'refunds') => (
  <a href={`/${kind}`} target="_blank" rel="noopener" className={textLinkStyle()}>
    {agreeCopy[kind]}
  </a>
);

/** In a tab of its own, so that the checkout stands where it stood. */
export function Agreement() {
  return (
    <p className="mt-2 text-sm text-stone">
      {agreeCopy.begin}
      {link('terms')}
      {agreeCopy.and}
      {link('refunds')}.
    </p>
  );
}
