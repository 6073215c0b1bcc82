import type { ExchangeRates } from '../../money/schema'
import type { UniversityRow } from '../../universities/row'
import type { Level } from '../../facts/vocabulary'
import type { Programme } from '../programme'
import { dollarsAYear, searchText, yearlyOf, type DatasetWords, type ProgrammeListRow } from '../row'
import { feeDate } from '../words'

/** The facts that the rows of one level share, so that each row holds only a few references. */
type RowContext = {
  level: Level
  rates: ExchangeRates['rates']
  datasetOf: (name: string) => DatasetWords
  nameOf: (slug: string) => string
}

/** One string for equal texts: 180,000 rows have 28,000. They take less room, and a search reads them faster. */
const texts = new Map<string, string>()
function shared(text: string): string {
  const known = texts.get(text)
  if (known === undefined) texts.set(text, text)
  return known ?? text
}

/**
 * The row of a programme on the server, which has the programme itself: it reads what a browser's row holds. Some 60,000
 * rows of a level take little memory that way.
 */
export class CatalogueRow implements ProgrammeListRow {
  readonly dollars: number | null
  /** Beside the row, because the first test asks every row for it. */
  readonly levels: number
  #text: string | null = null

  constructor(
    private readonly programme: Programme,
    readonly university: UniversityRow,
    readonly awards: number,
    readonly isMay: boolean,
    private readonly context: RowContext,
  ) {
    this.dollars = dollarsAYear(this)
    this.levels = programme.levels.length
  }
  get level() {
    return this.context.level
  }
  get rates() {
    return this.context.rates
  }
  get dataset() {
    return this.context.datasetOf(this.programme.dataset)
  }
  get subject() {
    const { subject } = this.programme
    return subject === null ? '' : this.context.nameOf(subject)
  }
  get title() {
    return this.programme.title ?? ''
  }
  get titleEn() {
    return this.programme.titleEn ?? ''
  }
  get award() {
    return this.programme.award ?? ''
  }
  get campus() {
    return this.programme.campus ?? ''
  }
  get city() {
    return this.programme.city ?? ''
  }
  get options() {
    return this.programme.options.join('; ')
  }
  get months() {
    return this.programme.months
  }
  get language() {
    return this.programme.language ?? ''
  }
  get mode() {
    return this.programme.mode
  }
  get count() {
    return this.programme.count
  }
  get sum() {
    return this.programme.fee?.sum ?? null
  }
  get currency() {
    return this.programme.fee?.currency ?? ''
  }
  get isWhole() {
    return this.programme.fee?.basis === 'course' ? 1 : 0
  }
  get perYear() {
    const { fee } = this.programme
    return fee?.basis === 'course' ? fee.perYear : null
  }
  get asOf() {
    const { fee } = this.programme
    return fee ? feeDate(fee) : ''
  }
  get status() {
    return this.programme.fee?.status ?? ''
  }
  get key() {
    const { hasPage, key } = this.programme
    return hasPage ? key : ''
  }
  get hasOwnFee() {
    const { fee } = this.programme
    return fee !== null && fee.status !== 'home'
  }
  get yearly() {
    return yearlyOf(this)
  }
  get text() {
    return (this.#text ??= shared(searchText(this, this.subject)))
  }
}
