'use client'

import { CHIP_ROW } from './active-filters'
import type { Route } from 'next'
import { badgeVariants } from '@/components/ui/badge'
import type { Elements } from '@/components/ui/elements'
import { Link } from '@/components/ui/link'
import type { List } from '@/lib/list/define-list'
import type { ListSearch, SearchValues } from '@/lib/list/filter'
import { quoted } from '@/lib/list/edit-text'
import type { ShownMeaning } from '@/lib/list/text-meaning'
import { originIn, type Part } from '@/lib/search-words/meaning'
import { OtherListLink } from './other-list-link'
import { followLink } from './follow-link'

type UnderstoodChipsProps<Row> = {
  list: List<Row>
  search: ListSearch
  understood: ShownMeaning
  /**
   * Further changes when the words of a part become text. The list's own page cannot show them, so the server is asked.
   */
  plain?: ((part: Part) => SearchValues) | undefined
  onGo: (search: ListSearch) => void
}

/** The text without the words that are no filter. */
const withoutText = (parts: readonly Part[]) =>
  [...new Set(parts.filter(({ kind }) => kind !== 'text' && kind !== 'page').map(({ words }) => words))].join(
    ' ',
  )

/**
 * The meaning of a typed text: each filter with the words that it came from, and the words that are searched as text. A
 * tap on a filter puts its words in quotes, so that they become text too. A tap on the text removes it.
 */
export function UnderstoodChips<Row>({ list, search, understood, plain, onGo }: UnderstoodChipsProps<Row>) {
  const { parts, unused, text, isCorrected, corrected, elsewhere, answers } = understood
  const asTyped = list.change(search, { search: `"${search.search.replace(/"/g, '')}"` })
  const chip = (key: string, next: string, hint: string, label: Elements, more: SearchValues = {}) => {
    const changed = list.change(search, { search: next, ...more })
    const isHere = Object.keys(more).length === 0
    return (
      <li key={key}>
        <a
          className={badgeVariants({ variant: 'chip', className: 'max-md:min-h-11' })}
          href={list.href(changed)}
          onClick={isHere ? followLink(() => onGo(changed)) : undefined}
        >
          <span className="sr-only">{hint}</span>
          {label}
          <span aria-hidden>✕</span>
        </a>
      </li>
    )
  }
  return (
    <>
      {parts.length > 0 && (
        <ul className={CHIP_ROW} aria-label="Understood" data-filtered>
          {parts
            .filter(({ kind }) => kind !== 'text' && kind !== 'page')
            .map((part) =>
              chip(
                `${part.kind}-${part.value}-${part.start}`,
                quoted(search.search, part),
                'Search as text instead: ',
                <>
                  <i dir="auto">{part.words}</i>
                  <span>{` → ${part.label}${unused.includes(part.kind) ? ' (no filter here)' : ''}`}</span>
                </>,
                plain?.(part),
              ),
            )}
          {text && chip('text', withoutText(parts), 'Remove text: ', <span>{`“${text}”`}</span>)}
        </ul>
      )}
      {(isCorrected || corrected) && (
        <p className="mt-3 text-sm">
          Showing results for <bdi className="font-semibold">{corrected ?? text}</bdi>
          <span>{' · search for '}</span>
          <a href={list.href(asTyped)} onClick={followLink(() => onGo(asTyped))}>
            <bdi>{search.search}</bdi>
          </a>
          <span> instead</span>
        </p>
      )}
      {elsewhere.map((other) => (
        <OtherListLink key={other.what} {...other} origin={originIn(parts)} />
      ))}
      {answers.length > 0 && (
        <ul className="mt-2 flex flex-wrap gap-x-5 font-medium" aria-label="To read">
          {answers.map(({ href, label }) => (
            <li key={label} className="flex min-h-11 items-center md:min-h-8">
              {href ? (
                <Link href={href as Route}>
                  <span aria-hidden>→ </span>
                  <span>{label}</span>
                </Link>
              ) : (
                <span>{label}</span>
              )}
            </li>
          ))}
        </ul>
      )}
    </>
  )
}
