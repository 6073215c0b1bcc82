import { Button } from '@/components/ui/button'
import { Field } from '@/components/ui/field'
import type { Level } from '@/lib/facts/vocabulary'
import { LevelField } from './level-field'

type CostQuestionProps = {
  /** To choose from; without them the country is typed. */
  countries?: readonly { code: string; name: string }[]
  country?: string
  level?: Level
  passport?: string
  currency?: string
  currencies?: readonly string[]
}

/** "What would it cost me?" as a form, which works without script. */
export function CostQuestion({
  countries,
  country,
  level,
  passport,
  currency,
  currencies,
}: CostQuestionProps) {
  return (
    <form
      action="/cost"
      aria-label="What would it cost me?"
      className="mt-4 grid items-end gap-3 sm:grid-cols-2 lg:grid-cols-[1.4fr_1fr_1.4fr_auto]"
    >
      <Field label="Where">
        {countries ? (
          <select name="country" defaultValue={country} required>
            <option value="">Choose a country</option>
            {countries.map(({ code, name }) => (
              <option key={code} value={code}>
                {name}
              </option>
            ))}
          </select>
        ) : (
          <input name="country" required maxLength={80} placeholder="Germany" />
        )}
      </Field>
      <LevelField level={level} />
      <Field label="My passport">
        <input
          name="passport"
          defaultValue={passport}
          maxLength={80}
          placeholder="Nigerian"
          autoComplete="country-name"
        />
      </Field>
      {/* On one line: a button of its own line is as wide as a field. */}
      <div className="flex items-end gap-3">
        {currencies && (
          <Field label="My currency">
            <select name="currency" defaultValue={currency}>
              {currencies.map((each) => (
                <option key={each}>{each}</option>
              ))}
            </select>
          </Field>
        )}
        <Button variant="main" className="grow">
          What would it cost?
        </Button>
      </div>
    </form>
  )
}
