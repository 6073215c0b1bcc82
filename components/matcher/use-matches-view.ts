import { useEffect, useEffectEvent, type RefObject } from 'react'
import { useStateInBrowser } from '@/components/ui/use-state-in-browser'
import { keepInEntry, readFromEntry } from '@/lib/device/history-entry'
import { visitType } from '@/lib/device/visit-type'
import type { Narrowing } from '@/lib/matcher/narrow'

export const MATCHES_PAGE = 20

/** The visible part of the matches. */
export type MatchesView = {
  /** The number of cards, at most. */
  limit: number
  /** The same of those marked Not eligible; left out while they are folded. */
  closedLimit?: number
  /** What is left out of the others; left out itself where nothing is. */
  narrowed?: readonly Narrowing[]
  /**
   * The link that was followed: its position among those of the section, -1 for one elsewhere, and how far below the top
   * of the window it was.
   */
  left?: { link: number; top: number }
}

const NAME = 'matches'

const readView = () => (readFromEntry(NAME) as MatchesView | undefined) ?? null

/**
 * The visible part of the matches, null before the visitor asks for them. It is stored with the entry of the browser's
 * history, so Back shows the matches as they were when the visitor followed a link.
 */
export function useMatchesView() {
  // A reload starts anew.
  return useStateInBrowser(readView, null, () => (visitType() === 'back_forward' ? readView() : null))
}

/**
 * Begins at the link that was followed from the section, or at the heading where the matches are new. Notes the link that
 * is followed next.
 */
export function useFollowedLink(
  view: MatchesView,
  section: RefObject<HTMLElement | null>,
  heading: RefObject<HTMLElement | null>,
): void {
  const links = () => [...(section.current?.querySelectorAll('a') ?? [])]
  const begin = useEffectEvent(() => {
    if (!view.left) {
      heading.current?.focus({ preventScroll: true })
      // On a phone the form is above: otherwise the first match would begin at the window's lower edge.
      heading.current?.scrollIntoView?.({ block: 'start' })
      return
    }
    const link = links()[view.left.link]
    if (!link) return
    const { top } = view.left
    const place = () => {
      if (link.isConnected) scrollBy({ top: link.getBoundingClientRect().top - top })
    }
    place()
    // Once more after the next frame, in which a browser goes to the place that it noted itself. That is counted in pixels
    // from the top of the page, and a rule that was open above the link is shut now.
    requestAnimationFrame(() => requestAnimationFrame(place))
    link.focus({ preventScroll: true })
  })
  const note = useEffectEvent(({ target }: Event) => {
    const link = target instanceof Element ? target.closest('a') : null
    if (!link) return
    const left = { link: links().indexOf(link), top: link.getBoundingClientRect().top }
    keepInEntry(NAME, { ...view, left } satisfies MatchesView)
  })
  useEffect(() => {
    begin()
    const listener = (event: Event) => note(event)
    document.addEventListener('click', listener, true)
    return () => document.removeEventListener('click', listener, true)
  }, [])
}
