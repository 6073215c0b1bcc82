'use client'

import { useEffect, useState } from 'react'
import { CACHES } from '@/lib/offline/rules'
import { listSaved, type SavedPage } from '@/lib/offline/saved-pages'

async function readSaved(): Promise<SavedPage[]> {
  const cache = await caches.open(CACHES.pages)
  const pages: { url: string; html: string }[] = []
  // One after the other: all of them at once would be a lot for a small phone to hold.
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
    let isWanted = true
    const show = (found: readonly SavedPage[]) => isWanted && setPages(found)
    readSaved().then(show, () => show([]))
    return () => {
      isWanted = false
    }
  }, [])

  if (!pages) return <p>Looking for saved pages…</p>
  if (pages.length === 0) return <p>No pages are saved on this device yet.</p>
  return (
    <ul className="saved-pages">
      {pages.map(({ path, title }) => (
        <li key={path}>
          {/* Whole loads: the worker answers those, and what Next would ask for instead it can't. */}
          <a href={path} className="inline-flex min-h-11 items-center">
            {title}
          </a>
        </li>
      ))}
    </ul>
  )
}
