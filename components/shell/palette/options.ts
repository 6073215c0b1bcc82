import type { Choice } from '@/lib/palette/entry'
import type { Group } from '@/lib/palette/search'

/** A line of the list: a page to open, or (null) the action that clears the recent choices. */
export type Option = { id: string; choice: Choice | null }
export type OptionGroup = { label: string; options: readonly Option[] }

const PAGES_OFFERED = 6

const toOption = (group: string, choice: Choice): Option => ({
  id: `palette-${group}-${choice.href}`,
  choice,
})

/** The lines for the hits of a search. */
export function foundOptions(groups: readonly Group[]): OptionGroup[] {
  return groups.map(({ kind, label, entries }) => ({
    label,
    options: entries.map((entry) => toOption(kind, entry)),
  }))
}

/** The lines before anything is typed: the recent choices, then other pages. */
export function offeredOptions(recent: readonly Choice[], pages: readonly Choice[]): OptionGroup[] {
  const others = pages.filter(({ href }) => recent.every((choice) => choice.href !== href))
  return [
    {
      label: 'Recent',
      options:
        recent.length > 0
          ? [...recent.map((choice) => toOption('recent', choice)), { id: 'palette-forget', choice: null }]
          : [],
    },
    { label: 'Go to', options: others.slice(0, PAGES_OFFERED).map((choice) => toOption('page', choice)) },
  ].filter(({ options }) => options.length > 0)
}
