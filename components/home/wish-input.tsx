'use client'

import { useEffect, useRef, type ComponentProps } from 'react'
import { Input } from '@/components/ui/input'
import { keepAnswer } from '@/lib/device/profile-entry'

type Keep = (typed: string) => void

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
    const [{ SUBJECTS }, { findSubject, toMatcherSubjects }] = await Promise.all([
      import('@/lib/eligibility/subjects-file'),
      import('@/lib/matcher/find-subject'),
    ])
    const subjects = toMatcherSubjects(await SUBJECTS.load())
    return (typed) => {
      const subject = findSubject(subjects, typed)
      if (!subject) return
      keepAnswer('subject', subject.code)
      keepAnswer('fieldOfStudy', subject.field)
    }
  },
}

/** Keeps the currency of a typed sum, which the list would else take from the passport. */
const keepCurrency = ({ currentTarget }: Event) => {
  const told = new FormData(currentTarget as HTMLFormElement)
  if (told.get('feeMax')) keepAnswer('currency', String(told.get('currency')))
}

type WishInputProps = ComponentProps<'input'> & { keeps: keyof typeof KEEPERS }

/** A blank of the sentence, whose answer the profile keeps. */
export function WishInput({ keeps, ...props }: WishInputProps) {
  const input = useRef<HTMLInputElement>(null)
  useEffect(() => {
    const field = input.current
    const form = field?.form
    if (!field || !form) return
    // What reads the text comes when the blank is entered, as Enter sends the form at once.
    let keeper: Promise<Keep> | null = null
    const keep = () =>
      void (keeper ??= KEEPERS[keeps]())
        .then((keepText) => field.value.trim() && keepText(field.value))
        .catch(() => (keeper = null))
    field.addEventListener('focus', keep)
    field.addEventListener('change', keep)
    form.addEventListener('submit', keepCurrency)
    return () => {
      field.removeEventListener('focus', keep)
      field.removeEventListener('change', keep)
      form.removeEventListener('submit', keepCurrency)
    }
  }, [keeps])
  return <Input ref={input} {...props} />
}
