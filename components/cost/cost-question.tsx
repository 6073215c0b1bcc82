import { CurrencyOptions } from '@/components/content/currency-options'
import { KeptAnswers } from '@/components/content/kept-answers'
import { NativeSelect, Options } from '@/components/ui/native-select'
import { Input } from '@/components/ui/input'
import { Button } from '@/components/ui/button'
import { Field } from '@/components/ui/field'
import type { Question } from '@/lib/cost/question'
import { LEVELS, type Level } from '@/lib/facts/vocabulary'

type CostQuestionProps = {
  /** To choose from; without them the country is typed. */
  countries?: readonly { code: string; name: string }[]
  country?: string
  level?: Level
  passport?: string
  /** Its code, in lower case. */
  passportCode?: string
  currency?: string
  /** Texts that no country, or no currency, goes by. */
  unread?: Question['unread']
}

const NOT_UNDERSTOOD = {
  country: { 'aria-invalid': true, 'aria-describedby': 'country-note' },
  passport: { 'aria-invalid': true, 'aria-describedby': 'passport-note' },
  currency: { 'aria-invalid': true, 'aria-describedby': 'currency-note' },
}

/** "What would it cost me?" as a form, which works without script. */
export function CostQuestion({
  countries,
  country,
  level,
  passport,
  passportCode,
  currency,
  unread = {},
}: CostQuestionProps) {
  return (
    <form
      // The answer has the focus: who goes on by keyboard or hears the page need not pass the form again.
      action="/cost#degree"
      aria-label="What would it cost me?"
      className="mt-4 grid grid-cols-[minmax(0,1fr)] items-end gap-3 sm:grid-cols-2 lg:grid-cols-[1.1fr_0.9fr_1.1fr_2.4fr] print:hidden"
    >
      <KeptAnswers {...(passportCode && { passport: passportCode })} {...(currency && { currency })} />
      <Field label="Where">
        {countries && !unread.country ? (
          <NativeSelect name="country" defaultValue={country} required>
            <option value="">Choose a country</option>
            <Options of={countries.map(({ code, name }) => ({ value: code, label: name }))} />
          </NativeSelect>
        ) : (
          <Input
            name="country"
            required
            maxLength={80}
            placeholder="Germany"
            defaultValue={unread.country}
            {...(unread.country && NOT_UNDERSTOOD.country)}
          />
        )}
      </Field>
      <Field label="Degree">
        <NativeSelect name="level" defaultValue={level ?? 'bachelor'}>
          <Options of={LEVELS} />
        </NativeSelect>
      </Field>
      <Field label="My passport">
        <Input
          name="passport"
          defaultValue={passport || unread.passport}
          {...(unread.passport && NOT_UNDERSTOOD.passport)}
          maxLength={80}
          placeholder="Nigerian"
          autoComplete="country-name"
        />
      </Field>
      {/* On one line: a button of its own line is as wide as a field. */}
      <div className="flex min-w-0 flex-col gap-3 *:min-w-0 sm:flex-row sm:items-end">
        {currency && (
          <Field label="My currency">
            <NativeSelect
              key={currency}
              name="currency"
              defaultValue={currency}
              {...(unread.currency && NOT_UNDERSTOOD.currency)}
            >
              <CurrencyOptions />
            </NativeSelect>
          </Field>
        )}
        <Button type="submit" variant="main" className="shrink-0 grow whitespace-nowrap lg:flex-none">
          What would it cost?
        </Button>
      </div>
      {unread.country && (
        <p id="country-note" className="text-sm text-bad sm:col-span-full">
          {`We know no country “${unread.country}”. Write its English name, such as Germany.`}
        </p>
      )}
      {unread.passport && (
        <p id="passport-note" className="text-sm text-bad sm:col-span-full">
          {`We know no country or nationality “${unread.passport}”. Write it in English, such as Nigerian.`}
        </p>
      )}
      {unread.currency && (
        <p id="currency-note" className="text-sm text-bad sm:col-span-full">
          {`We know no currency “${unread.currency}”. Currencies go by their codes, such as NGN${currency ? `; the sums are in ${currency}` : ''}.`}
        </p>
      )}
    </form>
  )
}
