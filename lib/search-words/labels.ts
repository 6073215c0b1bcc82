import type { FeeLimit, Meaning } from './meaning'
import { excludedBy } from './place-meaning'
import type { Vocabulary } from './vocabulary'

const LEVELS = { bachelor: 'Bachelor’s', master: 'Master’s', doctorate: 'PhD' } as const
const TESTS: Readonly<Record<string, string>> = {
  ielts: 'IELTS',
  toefl: 'TOEFL iBT',
  pte: 'PTE Academic',
  duolingo: 'Duolingo',
}

const languages = new Intl.DisplayNames(['en'], { type: 'language' })

const capitalised = (value: string) =>
  value.replace(/(^|-)(\p{L})/gu, (_, gap: string, letter: string) => (gap && ' ') + letter.toUpperCase())

const sum = (amount: number, currency: string) =>
  `${currency === 'USD' ? 'US$' : currency} ${amount.toLocaleString('en')}`

function feeLabel({ min, max, currency }: FeeLimit): string {
  if (max === 0) return 'No tuition fee'
  if (min === null) return `Fee: up to ${sum(max ?? 0, currency)} a year`
  if (max === null) return `Fee: from ${sum(min, currency)} a year`
  return `Fee: ${sum(min, currency)}–${max.toLocaleString('en')} a year`
}

/** What a filter is called on the screen: "Country: Germany". */
export function labelOfMeaning(meaning: Meaning, { labels }: Pick<Vocabulary, 'labels'>): string {
  const name = labels.get(`${meaning.kind} ${meaning.value}`)
  switch (meaning.kind) {
    case 'country': {
      const codes = meaning.value.split(',')
      const names = codes.map((code) => labels.get(`country ${code}`) ?? code.toUpperCase())
      return codes[1] ? `Countries: ${name ?? names.join(', ')}` : `Country: ${names.join()}`
    }
    case 'origin':
      return `You come from: ${labels.get(`country ${meaning.value}`) ?? capitalised(meaning.value)}`
    case 'nation':
      return `Country: ${capitalised(meaning.value)}`
    case 'region':
      return `Region: ${capitalised(meaning.value)}`
    case 'place':
      return `Place: ${name ?? capitalised(meaning.value)}`
    case 'subject':
      return `Subject: ${name ?? capitalised(meaning.value)}`
    case 'level':
      return `Level: ${LEVELS[meaning.value]}`
    case 'language':
      return `Taught in ${languages.of(meaning.value) ?? meaning.value}`
    case 'funding':
      return meaning.value === 'full' ? 'Fully funded' : 'Scholarships'
    case 'sort':
      return 'Lowest fee first'
    case 'fee':
      return feeLabel(meaning.limit)
    case 'test':
      return `Your test: ${TESTS[meaning.value] ?? meaning.value} ${meaning.score}`
    case 'rank':
      return `World ranking: up to #${meaning.value}`
    case 'not':
      return `Not ${excludedBy(meaning.value)
        .map((one) => labelOfMeaning(one, { labels }).replace(/^[^:]*: /, ''))
        .join(' or ')}`
    case 'ask':
    case 'said':
    case 'page':
    case 'sector':
    case 'mode':
    case 'length':
      return name ?? meaning.value
    case 'own':
    case 'month':
    case 'year':
      return name ?? capitalised(meaning.value)
  }
}
