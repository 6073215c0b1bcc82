'use client'

import { useEffect, useState } from 'react'
import { CACHES } from '@/lib/offline/rules'
import { listSaved, type SavedPage } from '@/lib/offline/saved-pages'

async function readSaved(): Promise<SavedPage[]> {
  const cache = await caches.open(CACHES.pages)
  const pages: { url: string; html: string }[] = []
  // One page after the other: all pages at once could fill the memory of a small phone.
  for (const { url } of await cache.keys()) {
    const html = (await (await cache.match(url, { ignoreVary: true }))?.text()) ?? ''
    pages.push({ url, html: html.slice(0, html.indexOf('</title>') + '</title>'.length) })
  }
  return listSaved(pages)
}

/** The pages this device can show without a connection, as links. */
export function SavedPages() {
  const [pages, setPages] = useState<readonly SavedPage[] | null>(null)

  useEffect(() => {
    readSaved().then(setPages, () => setPages([]))
  }, [])

  if (!pages) return <p>Looking for saved pages…</p>
  if (pages.length === 0) return <p>No pages are saved on this device yet.</p>
  return (
    <ul className="saved-pages">
      {pages.map(({ path, title }) => (
        <li key={path}>
          {/* Plain links load whole pages. The worker has those saved, but not the payloads that Next's router
              asks for. */}
          <a href={path} className="inline-flex min-h-11 items-center">
            {title}
          </a>
        </li>
      ))}
    </ul>
  )
}
