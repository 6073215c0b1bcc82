'use client'

import type { ReactNode, Ref } from 'react'
import { ConvertMyGrade } from '@/components/content/converters/convert-my-grade'
import { useHydrated } from '@/components/list/use-hydrated'
import { Button } from '@/components/ui/button'
import { SelectField } from '@/components/ui/select-field'
import {
  COUNTRIES,
  DEGREE_LEVELS,
  FIELDS_OF_STUDY,
  parseBudget,
  parseGpa,
  SCHOLARSHIP_TYPES,
  type Profile,
} from '@/lib/eligibility/profile'
import { CountryField } from './country-field'
import { MoreAboutYou } from './more-about-you'
import { NumberField } from './number-field'
import type { MatcherFile } from './use-matcher-data'

type ProfileFormProps = {
  ref: Ref<HTMLFormElement>
  profile: Profile
  file: MatcherFile
  gpaHelp?: ReactNode
  gradesVersion: string
  onChange: (fields: Partial<Profile>) => void
  onSubmit: () => void
}

/** The fields have no `name`, so a browser that sends the form without script sends nothing of the profile. */
export function ProfileForm(props: ProfileFormProps) {
  const { ref, profile, file, gpaHelp, gradesVersion, onChange, onSubmit } = props
  const isHydrated = useHydrated()
  return (
    <form
      ref={ref}
      aria-label="Your profile"
      className="grid gap-4"
      onSubmit={(event) => {
        event.preventDefault()
        onSubmit()
      }}
    >
      <SelectField
        label="Degree level"
        empty="Any level"
        options={DEGREE_LEVELS}
        value={profile.degreeLevel}
        onChange={(degreeLevel) => onChange({ degreeLevel })}
      />
      <SelectField
        label="Field of study"
        empty="Any field"
        options={FIELDS_OF_STUDY}
        value={profile.fieldOfStudy}
        onChange={(fieldOfStudy) => onChange({ fieldOfStudy })}
      />
      <CountryField
        label="Nationality"
        hint="Decides whether you may apply, never the score."
        code={profile.nationality}
        file={file}
        onChange={(nationality) => onChange({ nationality })}
      />
      <div className="grid grid-cols-2 gap-3">
        <NumberField
          label="GPA (0 to 4.0)"
          value={profile.gpa}
          max={4}
          step={0.1}
          parse={parseGpa}
          onChange={(gpa) => onChange({ gpa })}
        />
        <NumberField
          label="Budget, US$ a year"
          value={profile.budget}
          step={1}
          parse={parseBudget}
          onChange={(budget) => onChange({ budget })}
        />
      </div>
      <div>
        {gpaHelp}
        <ConvertMyGrade version={gradesVersion} onUse={(gpa) => onChange({ gpa })} />
      </div>
      <SelectField
        label="Country"
        empty="Any country"
        options={COUNTRIES}
        value={profile.country}
        onChange={(country) => onChange({ country })}
      />
      <SelectField
        label="Scholarship type"
        options={SCHOLARSHIP_TYPES}
        value={profile.scholarshipType}
        onChange={(scholarshipType) => scholarshipType && onChange({ scholarshipType })}
      />
      <MoreAboutYou profile={profile} file={file} onChange={onChange} />
      <Button type="submit" variant="main" className="min-h-12" disabled={!isHydrated}>
        Find My Scholarships
      </Button>
    </form>
  )
}
