'use client'

import type { Ref } from 'react'
import type { Elements } from '@/components/ui/elements'
import { useHydrated } from '@/components/ui/use-hydrated'
import { Button } from '@/components/ui/button'
import { SelectField } from '@/components/ui/select-field'
import { COUNTRIES, DEGREE_LEVELS, SCHOLARSHIP_TYPES, type Profile } from '@/lib/eligibility/profile'
import { useProfileStore } from '@/lib/matcher/profile-store'
import { CountryField } from './country-field'
import { FieldOfStudy } from './field-of-study'
import { GradeField, type GradeSource } from './grade-field'
import { MoneyField } from './money-field'
import { MoreQuestions } from './more-questions'
import { useCountries } from './use-countries'

type ProfileFormProps = {
  ref?: Ref<HTMLFormElement>
  gpaHelp?: Elements
  grades: GradeSource
  submitLabel?: string
  onSubmit: () => void
}

/** The fields have no `name`, so a browser that sends the form without script sends nothing of the profile. */
export function ProfileForm({
  ref,
  gpaHelp,
  grades,
  submitLabel = 'Find My Scholarships',
  onSubmit,
}: ProfileFormProps) {
  const { profile, change } = useProfileStore()
  const isHydrated = useHydrated()
  const countries = useCountries()
  const places = [
    ...COUNTRIES,
    ...countries.all
      .filter(({ code }) => !COUNTRIES.some(({ value }) => value === code))
      .map(({ code, name }) => ({ value: code, label: name })),
  ]
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
        countries={countries}
        {...tie('nationality')}
      />
      <GradeField {...grades}>{gpaHelp}</GradeField>
      <MoneyField />
      <SelectField label="Country" empty="Any country" options={places} {...tie('country')} />
      <SelectField
        label="Scholarship type"
        options={SCHOLARSHIP_TYPES}
        value={profile.scholarshipType}
        onChange={(scholarshipType) => scholarshipType && change('scholarshipType', scholarshipType)}
      />
      <MoreQuestions countries={countries} />
      <Button type="submit" variant="main" className="min-h-12" disabled={!isHydrated}>
        {submitLabel}
      </Button>
    </form>
  )
}
