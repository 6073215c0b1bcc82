import { CURRENCIES } from '@/lib/money/currencies'

/** Every currency with a rate, or those of some codes, by code and name, as the options of a select. */
export const CurrencyOptions = ({ codes }: { codes?: readonly string[] }) =>
  CURRENCIES.filter(({ code }) => codes?.includes(code) ?? true).map(({ code, name }) => (
    <option key={code} value={code} translate="no">
      {`${code}: ${name}`}
    </option>
  ))
