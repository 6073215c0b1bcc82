import { CURRENCIES } from '@/lib/money/currencies'

/** Every currency with a rate, by code and name, as the options of a select. */
export const CurrencyOptions = () =>
  CURRENCIES.map(({ code, name }) => (
    <option key={code} value={code} translate="no">
      {`${code}: ${name}`}
    </option>
  ))
