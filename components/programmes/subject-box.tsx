'use client'

import { ComboboxTrigger, Input, InputGroup } from '@/components/ui/input'
import { useRef, useState, type Ref } from 'react'
import { buttonVariants } from '@/components/ui/button'
import { earlyText } from '@/components/ui/early-input'
import { useFoundElsewhere } from '@/components/list/found-elsewhere'
import { Link } from '@/components/ui/link'
import { useHydrated } from '@/components/ui/use-hydrated'
import { useKept } from '@/components/ui/use-kept'
import { readSubject } from '@/lib/eligibility/kept-subject'
import { PROGRAMMES, type ProgrammeSearch } from '@/lib/programmes/list'
import { count } from '@/lib/text/format'
import type { SubjectPicker } from './subject-picker'

type SubjectBoxProps = {
  search: ProgrammeSearch
  /** The name of the chosen subject; null where none is chosen. */
  name: string | null
}

/**
 * The subject: a list that is searched by typing. Without script it is a form that takes any word for a subject, as the
 * server understands it.
 */
export function SubjectBox({ search, name }: SubjectBoxProps) {
  'use memo'
  const isHydrated = useHydrated()
  const button = useRef<HTMLButtonElement>(null)
  const [Picker, setPicker] = useState<typeof SubjectPicker | null>(null)
  /** The text that the list opens with; null while it is shut. */
  const [openWith, setOpenWith] = useState<string | null>(null)
  const isOpen = openWith !== null
  const kept = useKept(readSubject, '')
  const close = () => setOpenWith(null)
  const open = (text = '') => {
    setOpenWith(text)
    if (!Picker) import('./subject-picker').then((module) => setPicker(() => module.SubjectPicker), close)
  }
  // Typed before the script came: it goes on in the list, which opens for whoever is in the field.
  const keepEarly = (input: HTMLInputElement | null) => {
    const text = input && earlyText(input)
    if (text !== null || (input && input === document.activeElement)) open(text ?? '')
  }
  if (!isHydrated) return <PlainBox search={search} name={name} ref={keepEarly} />
  return (
    <>
      <ComboboxTrigger
        ref={button}
        className="max-w-[26rem] min-w-0"
        aria-expanded={isOpen}
        onClick={() => (isOpen ? close() : open())}
      >
        <span className={name ? 'text-ink-3' : 'sr-only'}>Subject: </span>
        <span>{name ?? 'Choose a subject'}</span>
      </ComboboxTrigger>
      {!name && kept && <KeptSubject slug={kept} search={search} />}
      {isOpen && Picker && <Picker anchor={button} startText={openWith} search={search} onClose={close} />}
    </>
  )
}

/**
 * The way to the visitor's own subject, with the number of its programmes once the server says it. It is a step of theirs:
 * a list that went there by itself could show all subjects to nobody who keeps one, and would be made twice.
 */
function KeptSubject({ slug, search }: { slug: string; search: ProgrammeSearch }) {
  const href = PROGRAMMES.href(PROGRAMMES.change(search, { subject: slug }))
  // Their level and currency come into the address first.
  const isSettled = Object.keys(PROGRAMMES.kept(search)).length === 0
  const found = useFoundElsewhere(href, isSettled)
  return (
    <Link className="text-sm" href={href}>
      <span>{`Your subject: ${slug.replaceAll('-', ' ')}`}</span>
      {found && found.total > 0 && <span>{` → ${count(found.total, 'programme')}`}</span>}
    </Link>
  )
}

/** The values that the form sends besides the subject: the filters, and no page. */
function carried(search: ProgrammeSearch): [string, string][] {
  const query = new URLSearchParams(PROGRAMMES.query(PROGRAMMES.change(search, { subject: null })))
  return [...query]
}

function PlainBox({ search, name, ref }: SubjectBoxProps & { ref: Ref<HTMLInputElement> }) {
  return (
    <form action={PROGRAMMES.path} className="flex w-full max-w-[26rem] min-w-0 gap-2">
      <InputGroup className="min-w-0 flex-1">
        <span className="sr-only">Subject</span>
        <Input
          ref={ref}
          name="subject"
          defaultValue={name ?? ''}
          placeholder="Choose a subject"
          maxLength={60}
        />
      </InputGroup>
      {carried(search).map(([key, value]) => (
        <input key={key} type="hidden" name={key} value={value} />
      ))}
      <noscript>
        <button className={buttonVariants()}>Show</button>
      </noscript>
    </form>
  )
}
