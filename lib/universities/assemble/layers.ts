import type { RuleFacts } from '../../facts/apply-rules'
import type { Citation } from '../../facts/fact'
import type { Edition, Statement } from '../../facts/register'
import type { ExchangeRates } from '../../money/schema'
import { oncePerObject } from '../../once-per-object'
import type { Source } from '../record/schema'

/** The statement of one edition of a register about one university. */
export type SaidByRegister = {
  edition: Edition
  statement: Statement
  /** Its figures may be cited one by one on a profile; no list, table or file may contain them. */
  isCitedOnly: boolean
}

/** The layers below what people wrote about a university, and what is needed to read them. */
export type Layers = {
  said: readonly SaidByRegister[]
  ruled: RuleFacts
  sourceOf: (key: string) => Source
  rates: ExchangeRates
  /** ISO day */
  today: string
}

/** The citation of a fact. Tens of thousands of facts share the citations of a few dozen sources. */
export const citationOf = oncePerObject(({ publisher, title, url }: Source): Citation => ({
  publisher,
  title,
  url,
}))

/** The year as records keep it, "2023/24" or "2025"; null for other words. */
export function academicYear(year: string): string | null {
  return /\d{4}(\/\d{2})?/.exec(year)?.[0] ?? null
}
