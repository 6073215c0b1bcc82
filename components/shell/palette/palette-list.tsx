import { heartLook } from '@/components/heart/heart-look'
import { CommandGroup, CommandItem, CommandList } from '@/components/ui/command'
import type { PaletteChoice } from '@/lib/palette/entry'
import type { Sentence } from '@/lib/palette/sentence'
import type { Group } from '@/lib/palette/search'
import { PLAN } from '@/lib/routes'
import { formatCount } from '@/lib/text/format'
import { cn } from '@/lib/utils'

/** A line of the list: a page to open, or (null) the action that clears the recent choices. */
export type PaletteOption = { id: string; choice: PaletteChoice | null }
type OptionGroup = { label: string; options: readonly PaletteOption[] }

type PaletteListProps = {
  groups: readonly OptionGroup[]
  /** Whether the visitor's plan has the option with this address. */
  isSaved: (href: string) => boolean
  /** Saves a university or an award, or takes it out. The keys for it are the palette's. */
  onSave: (choice: PaletteChoice) => void
  onChoose: (option: PaletteOption) => void
}

const OPTION =
  'min-h-11 flex-col items-stretch justify-center gap-0 px-3 py-1.5 leading-snug wrap-anywhere data-[selected=true]:[box-shadow:inset_3px_0_var(--accent)] sm:flex-row sm:items-baseline sm:justify-between sm:gap-6 sm:py-2.5 md:min-h-10'

/** The results in their groups: the name of each, and a detail that distinguishes entries of the same name. */
export function PaletteList({ groups, isSaved, onSave, onChoose }: PaletteListProps) {
  return (
    <CommandList
      label="Results" // The keyboard of a phone covers the lower part. The padding lets the last hit scroll above it.
      className="min-h-0 scroll-pt-10 scroll-pb-4 px-2 pt-2 pb-[45dvh] max-sm:flex-1 sm:pb-4"
    >
      {groups.map(({ label, options }) => (
        <CommandGroup key={label} heading={label}>
          {options.map((option) => (
            <CommandItem
              key={option.id}
              id={option.id}
              className={cn(
                OPTION,
                option.choice ? canSave(option.choice) && 'relative pr-13' : 'text-sm text-ink-2',
              )}
              onSelect={() => onChoose(option)}
            >
              <span dir="auto" translate={option.choice && canSave(option.choice) ? 'no' : undefined}>
                {option.choice?.label ?? 'Clear recent choices'}
              </span>
              {option.choice && (
                <small className="text-sm text-ink-2 sm:max-w-1/2 sm:flex-none sm:truncate sm:text-right">
                  {option.choice.detail}
                </small>
              )}
              {option.choice && canSave(option.choice) && (
                <Heart choice={option.choice} isSaved={isSaved(option.choice.href)} onSave={onSave} />
              )}
            </CommandItem>
          ))}
        </CommandGroup>
      ))}
    </CommandList>
  )
}

/** Whether a plan can hold it. */
export const canSave = ({ kind }: PaletteChoice) => kind === 'university' || kind === 'scholarship'

type HeartProps = { choice: PaletteChoice; isSaved: boolean; onSave: PaletteListProps['onSave'] }

/** For pointers alone: an option of a list may hold no button, so that a screen reader gets the key and this in words. */
function Heart({ choice, isSaved, onSave }: HeartProps) {
  return (
    <>
      {isSaved && <span className="sr-only">, in my plan</span>}
      <span
        aria-hidden
        className={`absolute top-0 right-0 grid h-full w-11 cursor-pointer place-items-center ${isSaved ? '' : 'text-ink-3'} ${heartLook(isSaved)}`}
        onClick={(event) => {
          event.stopPropagation()
          onSave(choice)
        }}
      />
    </>
  )
}

const PAGES_OFFERED = 6

const toOption = (group: string, choice: PaletteChoice): PaletteOption => ({
  id: `palette-${group}-${choice.href}`,
  choice,
})

/** The lines for the hits of a search, the pages that answer it, and the ways to lists that it asks for: first where the text is a sentence. */
export function foundOptions(
  groups: readonly Group[],
  sentence: Sentence | null,
  answers: readonly PaletteChoice[],
): OptionGroup[] {
  const found = groups.map(({ kind, label, entries }) => ({
    label,
    options: entries.map((entry) => toOption(kind, entry)),
  }))
  const isFound = (href: string) => groups.some(({ entries }) => entries.some((entry) => entry.href === href))
  const groupOf = (label: string, choices: readonly PaletteChoice[]) => {
    const further = choices.filter(({ href }) => !isFound(href)).map((one) => toOption('answer', one))
    return further.length > 0 ? [{ label, options: further }] : []
  }
  const isOfCountry = ({ kind }: PaletteChoice) => kind === 'country'
  const read = groupOf(
    'To read',
    answers.filter((one) => !isOfCountry(one)),
  )
  if (!sentence) return [...read, ...found]
  const list = { label: 'Lists', options: sentence.lists.map(({ choice }) => toOption('sentence', choice)) }
  // A sentence goes before the page of its country, so that Enter opens the list.
  const lists = [list, ...groupOf('About the country', answers.filter(isOfCountry))]
  return sentence.isSure ? [...read, ...lists, ...found] : [...read, ...found, ...lists]
}

/** The lines before anything is typed: the plan where something is saved, then the recent choices, then other pages. */
export function offeredOptions(
  saved: number,
  recent: readonly PaletteChoice[],
  pages: readonly PaletteChoice[],
): OptionGroup[] {
  const plan: PaletteChoice[] =
    saved > 0 ? [{ kind: 'page', ...PLAN, detail: `${formatCount(saved)} saved` }] : []
  const isNew =
    (before: readonly PaletteChoice[]) =>
    ({ href }: PaletteChoice) =>
      before.every((choice) => choice.href !== href)
  const earlier = recent.filter(isNew(plan))
  const others = pages.filter(isNew([...plan, ...earlier]))
  return [
    { label: 'Saved', options: plan.map((choice) => toOption('plan', choice)) },
    {
      label: 'Recent',
      options:
        earlier.length > 0
          ? [...earlier.map((choice) => toOption('recent', choice)), { id: 'palette-forget', choice: null }]
          : [],
    },
    { label: 'Go to', options: others.slice(0, PAGES_OFFERED).map((choice) => toOption('page', choice)) },
  ].filter(({ options }) => options.length > 0)
}
