import { carePosts } from './care.ts';
import type { DemoPost } from './demo-post.ts';
import { skinPosts } from './skin.ts';
import { weddingPosts } from './weddings.ts';

export const demoPosts: readonly DemoPost[] = [...weddingPosts, ...skinPosts, ...carePosts];
