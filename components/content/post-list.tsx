import type { Route } from 'next'
import { Link } from '@/components/ui/link'
import { formatDate } from '@/lib/text/format'
import type { Post } from '@/lib/content/pages/queries'

/** Posts with date and description, in the given order. */
export function PostList({ posts }: { posts: readonly Post[] }) {
  return (
    <ul className="mt-8 grid grid-cols-[repeat(auto-fill,minmax(min(100%,24rem),1fr))] gap-x-10">
      {posts.map(({ path, meta }) => (
        <li key={path} className="border-t border-line py-5">
          <h2 className="text-md">
            <Link href={path as Route} className="text-ink no-underline hover:underline">
              {meta.title}
            </Link>
          </h2>
          <p className="mt-1 text-sm text-ink-3">
            <time dateTime={meta.published}>{formatDate(meta.published)}</time>
          </p>
          <p className="mt-2 text-ink-2">{meta.description}</p>
        </li>
      ))}
    </ul>
  )
}
