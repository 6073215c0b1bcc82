import { CurrencyOptions } from '@/components/content/currency-options'
import { Field } from '@/components/ui/field'
import { NativeSelect } from '@/components/ui/native-select'
import { NumberField } from '@/components/ui/number-field'
import { BUDGETS, OWN_BUDGETS } from '@/lib/eligibility/profile'
import { toBudgetFields } from '@/lib/matcher/budget-fields'
import { useProfileStore } from '@/lib/matcher/profile-store'
import type { NumberEntry } from '@/lib/money/number-bounds'
import { RATES } from '@/lib/study/files'
import { readMoneyEntry } from '@/lib/study/money-entry'

/** The money that the visitor has for a year, in their own currency. */
export function MoneyField() {
  const { profile, replace } = useProfileStore()
  const { budget, budgetSum, budgetCurrency } = profile
  const isUntold = budget === 0 && budgetSum === null
  const currency = budgetCurrency || (isUntold && profile.currency) || 'USD'

  /** Reads the store again, because other fields may have changed while the rates were loading. */
  const keep = async (sum: number, own: string, chosen = profile.currency) => {
    const set = (rate?: number) =>
      replace({
        ...useProfileStore.getState().profile,
        ...toBudgetFields(sum, own, rate),
        currency: chosen,
      })
    set()
    if (own === 'USD' || sum === 0) return
    const { rates } = await RATES.load().catch(() => ({ rates: { rates: {} as Record<string, number> } }))
    if (rates.rates[own]) set(rates.rates[own])
  }
  return (
    <div className="grid grid-cols-2 gap-3">
      <NumberField
        label="Budget a year"
        value={budgetSum ?? budget}
        read={(typed) => {
          const entry = readMoneyEntry(typed, currency === 'USD' ? BUDGETS : OWN_BUDGETS, currency)
          const known = ({ value, ...told }: NumberEntry<number | null>) => ({ value: value ?? 0, ...told })
          return entry instanceof Promise ? entry.then(known) : known(entry)
        }}
        onChange={(sum) => void keep(sum, currency)}
      />
      <Field label="Currency">
        <NativeSelect
          value={currency}
          onChange={({ currentTarget }) =>
            void keep(budgetSum ?? budget, currentTarget.value, currentTarget.value)
          }
        >
          <CurrencyOptions />
        </NativeSelect>
      </Field>
    </div>
  )
}
