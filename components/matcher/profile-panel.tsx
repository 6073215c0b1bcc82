'use client'

import type { ReactNode, RefObject } from 'react'
import { Button } from '@/components/ui/button'
import { ButtonPopover } from '@/components/ui/button-popover'
import { Link } from '@/components/ui/link'
import { useFile } from '@/components/ui/use-file'
import { GRADE_SCALES } from '@/lib/content/grades/files'
import { numberScalesOf } from '@/lib/content/grades/number-scales'
import { DEGREE_LEVELS } from '@/lib/eligibility/profile'
import { useProfileStore } from '@/lib/matcher/profile-store'
import { BAR_PARTS, type BarPart } from './bar-buttons'
import { CountryField } from './country-field'
import { EnglishField } from './english-field'
import { FieldOfStudy } from './field-of-study'
import { GradeField } from './grade-field'
import { MoneyField } from './money-field'
import { useCountries } from './use-countries'

type ProfilePanelProps = {
  part: BarPart
  /** The button of the part: the questions hang on it, and give the focus back to it. */
  anchor: RefObject<HTMLButtonElement | null>
  onClose: () => void
}

/** The questions of one part of the profile. An answer counts at once, on this page and every other. */
export function ProfilePanel({ part, anchor, onClose }: ProfilePanelProps) {
  const Questions = QUESTIONS[part]
  return (
    <ButtonPopover
      anchor={anchor}
      onClose={onClose}
      sideOffset={8}
      aria-label={BAR_PARTS.find(([each]) => each === part)?.[1]}
      className="z-40 grid w-[min(26rem,calc(100vw-24px))] gap-4 p-4"
    >
      <Questions onDone={onClose} />
      <div className="flex items-center justify-between gap-4 text-sm">
        <Link href="/scholarships" onClick={onClose}>
          All questions
        </Link>
        <Button variant="accent" onClick={onClose}>
          Done
        </Button>
      </div>
    </ButtonPopover>
  )
}

type Questions = { onDone: () => void }

function Level({ onDone }: Questions) {
  const { profile, change } = useProfileStore()
  return (
    <div role="group" aria-label="I want a" className="flex flex-wrap gap-2">
      {DEGREE_LEVELS.map(({ value, label }) => (
        <Button
          key={value}
          variant={profile.degreeLevel === value ? 'on' : 'outline'}
          aria-pressed={profile.degreeLevel === value}
          className="flex-1"
          onClick={() => {
            change('degreeLevel', value)
            onDone()
          }}
        >
          {label}
        </Button>
      ))}
    </div>
  )
}

function Passport() {
  const { profile, change } = useProfileStore()
  const countries = useCountries()
  return (
    <>
      {(
        [
          ['nationality', 'Nationality'],
          ['secondNationality', 'Second nationality'],
          ['residence', 'Country you live in'],
        ] as const
      ).map(([field, label]) => (
        <CountryField
          key={field}
          label={label}
          countries={countries}
          value={profile[field]}
          onChange={(code) => change(field, code)}
        />
      ))}
    </>
  )
}

function Grade() {
  const { value } = useFile(GRADE_SCALES)
  return <GradeField scales={numberScalesOf(value ?? [])} />
}

const QUESTIONS: Readonly<Record<BarPart, (props: Questions) => ReactNode>> = {
  level: Level,
  subject: FieldOfStudy,
  passport: Passport,
  grade: Grade,
  english: EnglishField,
  money: MoneyField,
}
