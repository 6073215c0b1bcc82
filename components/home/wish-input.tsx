'use client'

import { useEffect, useLayoutEffect, useRef, type ComponentProps } from 'react'
import { earlyText } from '@/components/ui/early-input'
import { Input } from '@/components/ui/input'
import { fillField, isFilled } from '@/components/ui/kept-field'
import { followEntry } from '@/lib/device/browser-storage'
import { PROFILE_KEY } from '@/lib/device/profile-entry'
import { visitType } from '@/lib/device/visit-type'
import { FILLERS, KEEPERS } from './wish-answers'

type WishInputProps = ComponentProps<'input'> & { keeps: keyof typeof KEEPERS }

/** A blank of the sentence, whose answer the profile keeps. */
export function WishInput({ keeps, ...props }: WishInputProps) {
  const input = useRef<HTMLInputElement>(null)
  // Before the profile fills the blank: its own answer needs no reader.
  useLayoutEffect(() => {
    const field = input.current
    if (!field) return
    // What reads the text comes when the blank is entered, as Enter sends the form at once.
    let keeper: ReturnType<(typeof KEEPERS)[typeof keeps]> | null = null
    const keep = () =>
      void (keeper ??= KEEPERS[keeps]())
        .then((keepField) => field.value.trim() && !isFilled(field) && keepField(field))
        .catch(() => (keeper = null))
    // Typed before the script came. What Back or a reload restores may have been cleared from the profile since.
    if (earlyText(field) && visitType() === 'navigate') keep()
    field.addEventListener('focus', keep)
    field.addEventListener('change', keep)
    // A sum that was typed is of the currency that is chosen after it.
    const currency = keeps === 'money' ? field.form?.elements.namedItem('currency') : null
    const beside = currency instanceof HTMLSelectElement ? currency : null
    beside?.addEventListener('change', keep)
    return () => {
      field.removeEventListener('focus', keep)
      field.removeEventListener('change', keep)
      beside?.removeEventListener('change', keep)
    }
  }, [keeps])
  // The other answers of the profile need no file, and are filled in at once.
  useEffect(() => {
    const field = input.current
    const read = FILLERS[keeps]
    if (!field || !read) return
    const fill = () =>
      void read(field).then(
        (text) => fillField(field, text),
        () => {},
      )
    fill()
    return followEntry(PROFILE_KEY, fill)
  }, [keeps])
  return <Input ref={input} {...props} />
}
