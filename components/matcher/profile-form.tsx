'use client'

import type { Ref } from 'react'
import type { Elements } from '@/components/ui/elements'
import { useHydrated } from '@/components/ui/use-hydrated'
import { Button } from '@/components/ui/button'
import { NumberField } from '@/components/ui/number-field'
import { SelectField } from '@/components/ui/select-field'
import { BUDGETS, COUNTRIES, DEGREE_LEVELS, SCHOLARSHIP_TYPES, type Profile } from '@/lib/eligibility/profile'
import { readDollarEntry } from '@/lib/study/dollar-entry'
import type { NumberEntry } from '@/lib/money/number-bounds'
import { useProfileStore } from '@/lib/matcher/profile-store'
import { CountryField } from './country-field'
import { FieldOfStudy } from './field-of-study'
import { GradeField, type GradeSource } from './grade-field'
import { MoreQuestions } from './more-questions'
import type { MatcherFile } from './use-matcher-data'

type ProfileFormProps = {
  ref: Ref<HTMLFormElement>
  file: MatcherFile
  gpaHelp?: Elements
  grades: GradeSource
  submitLabel?: string
  onSubmit: () => void
}

const readBudget = (typed: string) => {
  const entry = readDollarEntry(typed, BUDGETS)
  const known = ({ value, ...told }: NumberEntry<number | null>) => ({ value: value ?? 0, ...told })
  return entry instanceof Promise ? entry.then(known) : known(entry)
}

/** The fields have no `name`, so a browser that sends the form without script sends nothing of the profile. */
export function ProfileForm({
  ref,
  file,
  gpaHelp,
  grades,
  submitLabel = 'Find My Scholarships',
  onSubmit,
}: ProfileFormProps) {
  const { profile, change } = useProfileStore()
  const isHydrated = useHydrated()
  /** The props that tie a control to a field of the profile. */
  const tie = <Field extends keyof Profile>(field: Field) => ({
    value: profile[field],
    onChange: (value: Profile[Field]) => change(field, value),
  })
  return (
    <form
      ref={ref}
      aria-label="Your profile"
      className="grid gap-4"
      // The form itself says what is wrong with a number.
      noValidate
      onSubmit={(event) => {
        event.preventDefault()
        onSubmit()
      }}
    >
      <SelectField label="Degree level" empty="Any level" options={DEGREE_LEVELS} {...tie('degreeLevel')} />
      <FieldOfStudy />
      <CountryField
        label="Nationality"
        hint="Decides whether you may apply, never the score."
        file={file}
        {...tie('nationality')}
      />
      <GradeField {...grades}>{gpaHelp}</GradeField>
      <NumberField label="Budget, US$ a year" read={readBudget} {...tie('budget')} />
      <SelectField label="Country" empty="Any country" options={COUNTRIES} {...tie('country')} />
      <SelectField
        label="Scholarship type"
        options={SCHOLARSHIP_TYPES}
        value={profile.scholarshipType}
        onChange={(scholarshipType) => scholarshipType && change('scholarshipType', scholarshipType)}
      />
      <MoreQuestions file={file} />
      <Button type="submit" variant="main" className="min-h-12" disabled={!isHydrated}>
        {submitLabel}
      </Button>
    </form>
  )
}
