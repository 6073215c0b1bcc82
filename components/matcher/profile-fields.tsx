'use client'

import { useRef } from 'react'
import type { GradeSource } from './grade-field'
import { ProfileForm } from './profile-form'

type ProfileFieldsProps = { grades: GradeSource; onDone: () => void }

/** The matcher's form for a page that is not the matcher's. */
export function ProfileFields({ grades, onDone }: ProfileFieldsProps) {
  const form = useRef<HTMLFormElement>(null)
  return <ProfileForm ref={form} grades={grades} submitLabel="Done" onSubmit={onDone} />
}
