import type { Blog } from '@haldi/contract/blog/schema';
import { Check, Share2, X } from 'lucide-react';
import { type ReactNode, useEffect, useLayoutEffect, useRef, useState } from 'react';
import { CallError } from '../lib/call.ts';
import { pageTitle } from '../lib/page-meta.ts';
import { ReportButton } from '../moderation/shared/report-button.tsx';
import { useSettings } from '../settings/queries.ts';
import { Button } from '../ui/button.tsx';
import { EmptyState } from '../ui/empty-state.tsx';
import { IconButton } from '../ui/icon-button.tsx';
import { LoadFailed } from '../ui/loading-and-load-failed.tsx';
import { Skeleton } from '../ui/skeleton.tsx';
import { Byline } from './byline.tsx';
import { blogCopy } from './copy.ts';
import { PostPicture } from './post-picture.tsx';

const useIsomorphicLayoutEffect = typeof document === 'undefined' ? useEffect : useLayoutEffect;

function ShareButton({ title }: { title: string }) {
  const [isCopied, setIsCopied] = useState(false);
  const share = async (): Promise<void> => {
    const url = location.href;
    try {
      if (navigator.share) await navigator.share({ title, url });
      else {
        await navigator.clipboard.writeText(url);
        setIsCopied(true);
      }
    } catch (error) {
      // AbortError: the user closed the share sheet.
      if ((error as Error).name !== 'AbortError') console.warn('The post was not shared', error);
    }
  };
  const Icon = isCopied ? Check : Share2;
  return (
    <Button look="quiet" onClick={share}>
      <Icon aria-hidden="true" className="size-5" />
      <span aria-live="polite">{isCopied ? blogCopy.copied : blogCopy.share}</span>
    </Button>
  );
}

type DetailFrameProps = {
  title: string;
  share?: boolean;
  onClose: () => void;
  children: ReactNode;
};

/**
 * The native dialog element can be rendered by the server, so that a post opened by its URL is
 * there before scripts run, and for crawlers.
 */
function DetailFrame({ title, share = false, onClose, children }: DetailFrameProps) {
  const dialog = useRef<HTMLDialogElement>(null);
  useIsomorphicLayoutEffect(() => {
    const element = dialog.current;
    if (!element) return;
    element.removeAttribute('open');
    element.showModal();
    // Focuses the text, so that the arrow keys scroll it.
    element.querySelector<HTMLElement>('[data-start]')?.focus();
    return () => element.close();
  }, []);
  return (
    // biome-ignore lint/a11y/useKeyWithClickEvents: the Escape key is the dialog's own cancel event
    <dialog
      ref={dialog}
      open
      aria-label={title}
      onCancel={(event) => {
        event.preventDefault();
        onClose();
      }}
      onClick={(event) => event.target === dialog.current && onClose()}
      className="fixed inset-0 z-50 m-0 flex size-full max-h-none max-w-none overflow-hidden bg-plum-950/55 p-4 text-plum-950 outline-none backdrop:bg-transparent"
    >
      <div className="m-auto flex max-h-full w-full max-w-190 animate-rise flex-col overflow-hidden rounded-card bg-ivory shadow-soft">
        <div className="flex items-center justify-end gap-1 border-b border-sand px-2 py-1.5">
          {share && <ShareButton title={title} />}
          <IconButton label={blogCopy.close} onClick={onClose}>
            <X aria-hidden="true" />
          </IconButton>
        </div>
        {/* biome-ignore lint/a11y/noNoninteractiveTabindex: an area that scrolls must be reachable by keyboard */}
        <div tabIndex={0} className="grow overflow-y-auto overscroll-contain">
          {children}
        </div>
      </div>
    </dialog>
  );
}

export function PostDetail({ post, onClose }: { post: Blog; onClose: () => void }) {
  const { title, image, category, content } = post;
  const { businessName } = useSettings();
  useEffect(() => {
    const previousTitle = document.title;
    document.title = pageTitle(title, businessName);
    return () => {
      document.title = previousTitle;
    };
  }, [title, businessName]);
  return (
    <DetailFrame title={title} share onClose={onClose}>
      <article className="pb-8">
        {image && (
          <PostPicture
            image={image}
            eager
            sizes="(width >= 50rem) 47rem, 100vw"
            className="aspect-video w-full bg-haldi-50 object-contain"
          />
        )}
        <div className="mx-auto max-w-150 px-5 pt-6 sm:px-6 sm:pt-8">
          <p className="text-sm font-semibold text-plum-600">{category}</p>
          <h2
            data-start
            tabIndex={-1}
            className="mt-1 text-2xl break-words text-plum-900 outline-none sm:text-3xl"
          >
            {title}
          </h2>
          <Byline post={post} className="mt-3" />
          <p className="mt-6 text-lg leading-relaxed break-words whitespace-pre-line">{content}</p>
          {!post.isMine && (
            <div className="mt-6 border-t border-sand pt-2">
              <ReportButton kind="post" id={post._id} author={post.username} inPlace />
            </div>
          )}
        </div>
      </article>
    </DetailFrame>
  );
}

type PostLoadingOrErrorProps = { error: Error | null; onRetry: () => void; onClose: () => void };

export function PostLoadingOrError({ error, onRetry, onClose }: PostLoadingOrErrorProps) {
  if (!error) {
    return (
      <DetailFrame title={blogCopy.loading} onClose={onClose}>
        <div className="space-y-5 p-5 sm:p-8">
          <Skeleton className="aspect-video" />
          <Skeleton className="h-9 w-3/4" />
          <Skeleton className="h-40" />
        </div>
      </DetailFrame>
    );
  }
  if (error instanceof CallError && error.status === 404) {
    return (
      <DetailFrame title={blogCopy.notAvailable} onClose={onClose}>
        <EmptyState
          picture="/pictures/empty/blog.svg"
          title={blogCopy.notAvailable}
          text={blogCopy.notAvailableText}
        />
      </DetailFrame>
    );
  }
  return (
    <DetailFrame title={blogCopy.openFailed} onClose={onClose}>
      <LoadFailed title={blogCopy.openFailed} onRetry={onRetry} />
    </DetailFrame>
  );
}
