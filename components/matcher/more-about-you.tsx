'use client'

import { SelectField } from '@/components/ui/select-field'
import { ENGLISH_SCORES, parseAge, WORK_YEARS, type Profile } from '@/lib/eligibility/profile'
import { HELD_DEGREES } from '@/lib/eligibility/vocabulary'
import { CountryField } from './country-field'
import { NumberField } from './number-field'
import type { MatcherFile } from './use-matcher-data'

type MoreAboutYouProps = {
  profile: Profile
  file: MatcherFile
  onChange: (fields: Partial<Profile>) => void
}

const text = (value: number | null) => (value === null ? '' : String(value))
const number = (value: string) => (value === '' ? null : Number(value))

/** Optional questions for the rules of scholarships. The answers never change a score. */
export function MoreAboutYou({ profile, file, onChange }: MoreAboutYouProps) {
  return (
    <details className="more">
      <summary>More about you (optional)</summary>
      <div className="grid gap-4 pb-2">
        <p className="text-sm text-ink-2">For the rules of scholarships. None of it changes a score.</p>
        <CountryField
          label="Second nationality"
          code={profile.secondNationality}
          file={file}
          onChange={(secondNationality) => onChange({ secondNationality })}
        />
        <CountryField
          label="Country you live in"
          code={profile.residence}
          file={file}
          onChange={(residence) => onChange({ residence })}
        />
        <NumberField
          label="Age"
          value={profile.age}
          max={99}
          step={1}
          parse={parseAge}
          onChange={(age) => onChange({ age })}
        />
        <SelectField
          label="Highest degree you hold"
          empty="Not told"
          options={HELD_DEGREES}
          value={profile.degreeHeld}
          onChange={(degreeHeld) => onChange({ degreeHeld })}
        />
        <SelectField
          label="English test"
          empty="Not told"
          options={ENGLISH_SCORES}
          value={text(profile.ielts)}
          onChange={(ielts) => onChange({ ielts: number(ielts) })}
        />
        <SelectField
          label="Work experience"
          empty="Not told"
          options={WORK_YEARS}
          value={text(profile.workYears)}
          onChange={(workYears) => onChange({ workYears: number(workYears) })}
        />
      </div>
    </details>
  )
}
