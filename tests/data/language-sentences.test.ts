import { tokenise } from '@/lib/search-words/tokens'
import { understand } from '@/lib/search-words/understand'
import { normaliseText } from '@/lib/text/normalise-text'
import { getVocabulary } from '@/lib/universities/queries'
import { expectRead, readRows } from './tables'

/** What people type in the languages of the site's readers, with what each part of it means. */
const SENTENCES = readRows('language-sentences.tsv').map(
  ({ language = '', typed = '', wanted = '' }) => [language, typed, wanted] as const,
)

const read = (typed: string) => understand(typed, getVocabulary())
const plus = (text: string) => text.replace(/ /g, '+')

/** The parts as the table writes them, and the text that is left. */
function write(typed: string): string {
  const { parts, rest } = read(typed)
  const text = plus(normaliseText(rest).normalize('NFC'))
  return [
    ...parts.map(({ kind, value }) => `${kind}=${plus(value)}`),
    ...(text ? [`text=${text}`] : []),
  ].join(' ')
}

it('reads at least 95 of 100 sentences in 16 languages as what they mean', () => {
  expect(SENTENCES.length).toBeGreaterThanOrEqual(150)
  expect(new Set(SENTENCES.map(([language]) => language)).size).toBe(16)
  expectRead(
    SENTENCES.map(([, typed, wanted]) => [typed, wanted] as const),
    write,
  )
})

it('drops no word silently: each stands in a part or in the text', () => {
  for (const [, typed] of SENTENCES) {
    const { parts, rest } = read(typed)
    const told = ` ${[...parts.map(({ words }) => words), rest].map(normaliseText).join(' ')} `
    const silent = tokenise(typed).filter(
      ({ word, kind }) =>
        kind !== 'sign' && !told.replace(/ /g, '').includes(normaliseText(word).replace(/ /g, '')),
    )
    expect([typed, silent.map(({ raw }) => raw)]).toEqual([typed, []])
  }
})
