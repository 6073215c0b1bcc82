import { count } from '@/lib/text/format'
import { normaliseText } from '@/lib/text/normalise-text'

/**
 * Shows the items that contain all words, with their folds open; all of them, folded as they were, for an empty text.
 * @param folded how the folds stood before the first word; kept between calls
 * @returns what to say of it; empty for an empty text
 */
export function searchItems(
  root: HTMLElement | null,
  typed: string,
  folded: Map<HTMLDetailsElement, boolean>,
): string {
  if (!root) return ''
  const words = normaliseText(typed).split(' ').filter(Boolean)
  const folds = [...root.querySelectorAll('details')]
  if (folded.size === 0) for (const fold of folds) folded.set(fold, fold.open)
  const items = [...root.querySelectorAll<HTMLElement>('[data-item]')]
  for (const item of items) {
    const text = words.length > 0 ? normaliseText(item.textContent) : ''
    item.hidden = !words.every((word) => text.includes(word))
  }
  const hasHit = (fold: Element) => fold.querySelector('[data-item]:not([hidden])') !== null
  for (const fold of folds) {
    const isOuter = fold.parentElement === root
    if (isOuter) fold.hidden = !hasHit(fold)
    fold.open =
      words.length === 0 ? (folded.get(fold) ?? false) : isOuter ? hasHit(fold) : (folded.get(fold) ?? false)
  }
  // Styles hide the items of other levels.
  const isShown = (item: HTMLElement) => !item.hidden && (item.checkVisibility?.() ?? true)
  const found = items.filter(isShown).length
  if (words.length > 0)
    return found === 0 ? 'Nothing of that name is known here.' : `${count(found, 'subject')} found`
  folded.clear()
  return ''
}
