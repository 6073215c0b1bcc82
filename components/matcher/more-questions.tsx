import { Collapsible, CollapsibleTrigger } from '@/components/ui/collapsible'
import { NumberField } from '@/components/ui/number-field'
import { SelectField } from '@/components/ui/select-field'
import { AGES, parseProfile, WORK_YEARS, type Profile } from '@/lib/eligibility/profile'
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
import { EnglishField } from './english-field'
import type { Countries } from './use-countries'

/** The fields of which one option is chosen. */
type ChosenField = 'degreeHeld' | 'degreeClass' | 'german' | 'french' | 'workYears' | 'need' | 'nominator'

/** The optional questions, folded. The answers never change a score. */
export function MoreQuestions({ countries }: { countries: Countries }) {
  const { profile, change } = useProfileStore()
  const tie = <Field extends keyof Profile>(field: Field) => ({
    value: profile[field],
    onChange: (value: Profile[Field]) => change(field, value),
  })
  const select = (
    field: ChosenField,
    label: string,
    options: readonly { value: string; label: string }[],
    empty = 'No answer',
  ) => (
    <SelectField
      label={label}
      empty={empty}
      options={options}
      value={String(profile[field] ?? '')}
      // The reader of the field takes the options alone, and the texts of numbers.
      onChange={(value) => change(field, parseProfile({ [field]: value })[field])}
    />
  )
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
        {select('degreeHeld', 'Highest degree you hold or are finishing', HELD_DEGREES)}
        {select('degreeClass', 'Class of your degree', DEGREE_CLASSES, 'No answer, or no classes')}
        <EnglishField />
        <div className="grid grid-cols-2 gap-3">
          {select('german', 'German certificate', LANGUAGE_LEVELS)}
          {select('french', 'French certificate', LANGUAGE_LEVELS)}
        </div>
        {select('workYears', 'Work experience', WORK_YEARS)}
        {select('need', 'Can you pay for the degree without an award?', NEEDS)}
        {select('nominator', 'Could a school, employer or ministry put you forward?', NOMINATORS)}
      </div>
    </Collapsible>
  )
}
