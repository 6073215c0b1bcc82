import { SelectField } from '@/components/ui/select-field'
import type { Reference } from '@/lib/import/check-context'
import {
  questionsOf,
  type ColumnSummary,
  type Matching,
  type ColumnQuestion,
} from '@/lib/import/match-columns'
import type { AllRows } from '@/lib/import/read-field'
import { CURRENCIES } from '@/lib/money/currencies'

type AllRowsQuestionsProps = {
  columns: readonly ColumnSummary[]
  matching: Matching
  countries: Reference['countries']
  onChange: (all: AllRows) => void
}

type Option = { value: string; label: string }

const QUESTIONS: Readonly<
  Record<ColumnQuestion, { label: string; empty: string; options: readonly Option[] }>
> = {
  country: { label: 'Country of all rows', empty: 'Choose a country', options: [] },
  currency: {
    label: 'Currency of sums that name none',
    empty: 'Not known: leave such sums out',
    options: CURRENCIES.map(({ code, name }) => ({ value: code, label: `${code}: ${name}` })),
  },
  shares: {
    label: 'Shares between 0 and 1',
    empty: 'Not known: ask for each row',
    options: [
      { value: 'parts', label: 'Parts of one: 0.15 is 15%' },
      { value: 'percent', label: 'Per cent: 0.15 is 0.15%' },
    ],
  },
  dates: {
    label: 'Dates such as 05/06/2026',
    empty: 'Not known: ask for each row',
    options: [
      { value: 'day', label: 'The day comes first: 5 June' },
      { value: 'month', label: 'The month comes first: 6 May' },
    ],
  },
  level: {
    label: 'Fees are for',
    empty: 'Not said',
    options: [
      { value: 'bachelor', label: 'a bachelor’s degree' },
      { value: 'master', label: 'a master’s degree' },
      { value: 'doctorate', label: 'a doctorate' },
    ],
  },
}

/** What a file leaves open, asked once for all its rows. */
export function AllRowsQuestions({ columns, matching, countries, onChange }: AllRowsQuestionsProps) {
  const questions = questionsOf(columns, matching)
  if (questions.length === 0) return null
  const countryOptions = countries.map(({ code, name }) => ({ value: code, label: name }))
  return (
    <fieldset className="mt-5">
      <legend className="text-md font-semibold">For all rows</legend>
      <div className="mt-2 grid gap-4 sm:grid-cols-2">
        {questions.map((question) => {
          const { label, empty, options } = QUESTIONS[question]
          return (
            <SelectField
              key={question}
              label={label}
              empty={empty}
              options={question === 'country' ? countryOptions : options}
              value={matching.all[question] ?? ''}
              onChange={(value) => onChange({ ...matching.all, [question]: value || null })}
            />
          )
        })}
      </div>
    </fieldset>
  )
}
