import { withNamesOfPlaces } from '@/lib/places/further-names'
import { getCountries } from '@/lib/places/queries'
import type { NamedCountry } from '@/lib/places/schema'
import { withRightPlaces } from '@/lib/search-words/corrected-text'
import { getFurtherNames } from '@/lib/search-words/queries'
import { understand } from '@/lib/search-words/understand'
import { normaliseText } from '@/lib/text/normalise-text'
import { getVocabulary } from '@/lib/universities/queries'

/** The parts of a typed text, and the text with its places put right. */
function read(typed: string) {
  const vocabulary = getVocabulary()
  const { parts } = understand(typed, vocabulary)
  return { parts, right: withRightPlaces(typed, parts, vocabulary) }
}

const words = (kind: string) =>
  getFurtherNames().phrases.flatMap(([own, code, list]) =>
    own === kind && code.length === 2 ? list.split(',').map((word) => [code, word] as const) : [],
  )

it('takes at least 99 of 100 names of countries in each language as they are', () => {
  const named = withNamesOfPlaces<NamedCountry>(getCountries(), {}).flatMap(({ code, further = [] }) =>
    further.map((name) => [code, name] as const),
  )
  expect(named.length).toBeGreaterThan(3000)
  const wrong = named.filter(([code, name]) => {
    const { parts, right } = read(name)
    return parts.length !== 1 || parts[0]?.kind !== 'country' || parts[0].value !== code || right !== null
  })
  // What is left are places too, such as Granada and Salvador, short forms, and official names such as "Hong Kong SAR China".
  expect(wrong.length / named.length).toBeLessThan(0.01)
})

it('says of a misspelt country which one it takes it for', () => {
  const labels = getVocabulary().labels
  const misspelt = words('misspelt')
  expect(misspelt.length).toBeGreaterThan(50)
  for (const [code, typed] of misspelt)
    expect([typed, read(typed).right]).toEqual([typed, normaliseText(labels.get(`country ${code}`) ?? '')])
})
