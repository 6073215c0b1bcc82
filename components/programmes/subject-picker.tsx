'use client'

import { useRouter } from 'next/navigation'
import { useId, useState, type RefObject } from 'react'
import { ChoicePopover } from '@/components/ui/choice-popover'
import { CommandItem, CommandList } from '@/components/ui/command'
import { useHighlightedOption } from '@/components/ui/use-highlighted-option'
import { useFile } from '@/components/ui/use-file'
import { readSubject } from '@/lib/eligibility/kept-subject'
import { SUBJECTS } from '@/lib/eligibility/subjects-file'
import type { SubjectEntry } from '@/lib/eligibility/subjects-file'
import { PROGRAMMES, type ProgrammeSearch } from '@/lib/programmes/list'
import { searchByName } from '@/lib/text/search-by-name'

type SubjectPickerProps = {
  anchor: RefObject<HTMLButtonElement | null>
  /** The first text of the search box. */
  startText: string
  search: ProgrammeSearch
  onClose: () => void
}

const namesOf = ([, name, synonyms, otherNames]: SubjectEntry) => [
  name,
  ...synonyms.split(','),
  ...otherNames.split(','),
]

/** As many as fit a phone without long scrolling; typing brings the others. */
const MOST_SHOWN = 40

/** The kept subject is the first, so that one key or tap chooses it. */
const withFirst = (subjects: readonly SubjectEntry[], kept: string) => [
  ...subjects.filter(([slug]) => slug === kept),
  ...subjects.filter(([slug]) => slug !== kept),
]

/** The subjects, opened on demand and searched by any of their names. Text that names none searches all programmes. */
export function SubjectPicker({ anchor, startText, search, onClose }: SubjectPickerProps) {
  const id = useId()
  const router = useRouter()
  const [typed, setTyped] = useState(startText)
  const { value, hasFailed } = useFile(SUBJECTS)
  const subjects = value?.subjects ?? null
  const [kept] = useState(readSubject)
  const found = subjects && searchByName(subjects, typed, namesOf)
  const shown = found && (typed ? found.slice(0, MOST_SHOWN) : withFirst(found, kept))
  const text = typed.trim()
  const options = [
    ...(shown ?? []).map(([slug, name]) => ({
      key: slug,
      label: name,
      change: { subject: slug },
    })),
    ...(text === ''
      ? []
      : [
          { key: '-', label: `Search all programmes for “${text}”`, change: { subject: null, search: text } },
        ]),
  ]
  const idOf = (key: string) => `${id}-${key}`
  const highlighted = useHighlightedOption(options.map(({ key }) => idOf(key)))
  return (
    <ChoicePopover
      anchor={anchor}
      label="Subjects"
      placeholder="Type a subject, such as nursing"
      typed={typed}
      onType={setTyped}
      highlighted={highlighted}
      onClose={onClose}
      className="w-[min(26rem,calc(100vw-24px))]"
    >
      {subjects === null && (
        <p role="status" className="p-2 text-ink-2">
          {hasFailed ? 'The subjects could not be loaded.' : 'Loading the subjects…'}
        </p>
      )}
      <CommandList label="Subjects" className="max-h-[min(20rem,50vh)] min-h-0">
        {options.map(({ key, label, change }) => (
          <CommandItem
            key={key}
            id={idOf(key)}
            onSelect={() => {
              onClose()
              router.push(PROGRAMMES.href(PROGRAMMES.change(search, change)))
            }}
          >
            {label}
          </CommandItem>
        ))}
      </CommandList>
    </ChoicePopover>
  )
}
