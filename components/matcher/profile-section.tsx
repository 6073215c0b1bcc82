'use client'

import { lazy, Suspense, useEffect, useRef, useState } from 'react'
import { Button } from '@/components/ui/button'
import { isEmptyProfile } from '@/lib/eligibility/profile'
import { describeProfile } from '@/lib/matcher/describe-profile'
import { followProfile, useProfileStore } from '@/lib/matcher/profile-store'
import type { GradeSource } from './grade-field'

const Form = lazy(() => import('./profile-form').then((module) => ({ default: module.ProfileForm })))

export type ProfileSectionProps = {
  grades: GradeSource
  /** The names of countries by code. */
  countries: Readonly<Record<string, string>>
}

/** The matcher's profile in a line, and the form to change it. It is one and the same everywhere on this site. */
export function ProfileSection({ grades, countries }: ProfileSectionProps) {
  const { profile } = useProfileStore()
  const [isOpen, setIsOpen] = useState(false)
  const button = useRef<HTMLButtonElement>(null)
  useEffect(followProfile, [])
  const nameOf = (code: string) => countries[code] ?? code.toUpperCase()
  const told = describeProfile(profile, nameOf)
  const close = () => {
    setIsOpen(false)
    button.current?.focus()
  }
  return (
    <div className="grid justify-items-start gap-3">
      <p>
        {isEmptyProfile(profile)
          ? 'Enter your level, subject, nationality, where you live, grades, tests and money, and this page can show what you would pay and whether you can get in.'
          : told.join(' · ')}
      </p>
      <Button ref={button} size="small" aria-expanded={isOpen} onClick={() => setIsOpen(!isOpen)}>
        {isEmptyProfile(profile) ? 'Fill in my profile' : 'Change it'}
      </Button>
      {isOpen && (
        <Suspense fallback={<p role="status">Opening the form…</p>}>
          <Form grades={grades} submitLabel="Done" onSubmit={close} />
        </Suspense>
      )}
    </div>
  )
}
