'use client'

import { useEffect, useLayoutEffect, useRef, type ComponentProps } from 'react'
import { earlyText } from '@/components/ui/early-input'
import { Input } from '@/components/ui/input'
import { keepAnswer } from '@/lib/device/profile-entry'
import { visitType } from '@/lib/device/visit-type'
import { readSubject } from '@/lib/eligibility/kept-subject'

type Keep = (typed: string) => void

const loadSubjects = async () => {
  const [{ SUBJECTS }, finding] = await Promise.all([
    import('@/lib/eligibility/subjects-file'),
    import('@/lib/matcher/find-subject'),
  ])
  return { ...finding, subjects: finding.toMatcherSubjects(await SUBJECTS.load()) }
}

/** For each blank what keeps its answer in the profile as soon as the text names one. A text that does not stays. */
const KEEPERS = {
  passport: async (): Promise<Keep> => {
    const [{ WORLD_COUNTRIES }, { countryNameFinder }] = await Promise.all([
      import('@/lib/places/files'),
      import('@/lib/places/find-country'),
    ])
    const codeOf = countryNameFinder(await WORLD_COUNTRIES.load())
    return (typed) => {
      const code = codeOf(typed)
      if (code) keepAnswer('nationality', code)
    }
  },
  subject: async (): Promise<Keep> => {
    const { subjects, findSubject } = await loadSubjects()
    return (typed) => {
      const subject = findSubject(subjects, typed)
      if (!subject) return
      keepAnswer('subject', subject.code)
      keepAnswer('fieldOfStudy', subject.field)
    }
  },
}

type WishInputProps = ComponentProps<'input'> & { keeps: keyof typeof KEEPERS }

/** A blank of the sentence, whose answer the profile keeps. */
export function WishInput({ keeps, ...props }: WishInputProps) {
  const input = useRef<HTMLInputElement>(null)
  // Before the profile fills the blank: its own answer needs no reader.
  useLayoutEffect(() => {
    const field = input.current
    if (!field) return
    // What reads the text comes when the blank is entered, as Enter sends the form at once.
    let keeper: Promise<Keep> | null = null
    const keep = () =>
      void (keeper ??= KEEPERS[keeps]())
        .then((keepText) => field.value.trim() && keepText(field.value))
        .catch(() => (keeper = null))
    // Typed before the script came. What Back or a reload restores may have been cleared from the profile since.
    if (earlyText(field) && visitType() === 'navigate') keep()
    field.addEventListener('focus', keep)
    field.addEventListener('change', keep)
    return () => {
      field.removeEventListener('focus', keep)
      field.removeEventListener('change', keep)
    }
  }, [keeps])
  // The other answers of the profile need no file, and are filled in at once.
  useEffect(() => {
    const field = input.current
    const kept = keeps === 'subject' ? readSubject() : ''
    if (!field || kept === '' || field.value !== '') return
    const fill = ({ subjects }: Awaited<ReturnType<typeof loadSubjects>>) => {
      const name = subjects.find(({ code }) => code === kept)?.name
      if (name && field.value === '') field.value = name
    }
    loadSubjects().then(fill, () => {})
  }, [keeps])
  return <Input ref={input} {...props} />
}
