import { Collapsible, CollapsibleTrigger } from '@/components/ui/collapsible'
import { NumberField } from '@/components/ui/number-field'
import { SelectField } from '@/components/ui/select-field'
import { AGES, ENGLISH_SCORES, WORK_YEARS, type Profile } from '@/lib/eligibility/profile'
import {
  DEGREE_CLASSES,
  HELD_DEGREES,
  LANGUAGE_LEVELS,
  NEEDS,
  NOMINATORS,
} from '@/lib/eligibility/vocabulary'
import { readNumberEntry } from '@/lib/money/number-entry'
import { useProfileStore } from '@/lib/matcher/profile-store'
import { CountryField } from './country-field'
import type { Countries } from './use-countries'

/** The optional questions, folded. The answers never change a score. */
export function MoreQuestions({ countries }: { countries: Countries }) {
  const { profile, change } = useProfileStore()
  const tie = <Field extends keyof Profile>(field: Field) => ({
    value: profile[field],
    onChange: (value: Profile[Field]) => change(field, value),
  })
  const tieSelect = (field: 'ielts' | 'workYears') => ({
    value: String(profile[field] ?? ''),
    onChange: (value: string) => change(field, value === '' ? null : Number(value)),
  })
  return (
    <Collapsible>
      <CollapsibleTrigger>More about you (optional)</CollapsibleTrigger>
      <div className="grid gap-4 pb-2">
        <p className="text-sm text-ink-2">
          Helps to check the rules of scholarships and universities. It never changes a score.
        </p>
        <CountryField label="Second nationality" countries={countries} {...tie('secondNationality')} />
        <CountryField label="Country you live in" countries={countries} {...tie('residence')} />
        <NumberField label="Age" read={(typed) => readNumberEntry(typed, AGES, 'years')} {...tie('age')} />
        <SelectField
          label="Highest degree you hold or are finishing"
          empty="No answer"
          options={HELD_DEGREES}
          {...tie('degreeHeld')}
        />
        <SelectField
          label="Class of your degree"
          empty="No answer, or no classes"
          options={DEGREE_CLASSES}
          {...tie('degreeClass')}
        />
        <SelectField
          label="English test"
          empty="No answer"
          options={ENGLISH_SCORES}
          {...tieSelect('ielts')}
        />
        <div className="grid grid-cols-2 gap-3">
          <SelectField
            label="German certificate"
            empty="No answer"
            options={LANGUAGE_LEVELS}
            {...tie('german')}
          />
          <SelectField
            label="French certificate"
            empty="No answer"
            options={LANGUAGE_LEVELS}
            {...tie('french')}
          />
        </div>
        <SelectField
          label="Work experience"
          empty="No answer"
          options={WORK_YEARS}
          {...tieSelect('workYears')}
        />
        <SelectField
          label="Can you pay for the degree without an award?"
          empty="No answer"
          options={NEEDS}
          {...tie('need')}
        />
        <SelectField
          label="Could a school, employer or ministry put you forward?"
          empty="No answer"
          options={NOMINATORS}
          {...tie('nominator')}
        />
      </div>
    </Collapsible>
  )
}
