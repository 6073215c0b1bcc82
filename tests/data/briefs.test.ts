import { briefPage } from '@/lib/brief/brief-page'
import { readBriefAddress } from '@/lib/brief/brief-href'
import { LANGUAGES, type Language } from '@/lib/brief/languages'
import { getBrief } from '@/lib/brief/queries'
import { wordsIn } from '@/lib/brief/words'
import { LEVELS } from '@/lib/facts/vocabulary'
import { SITE } from '@/lib/site'
import { escapeMarkup } from '@/lib/text/html'
import { getScholarships } from '@/lib/scholarships/queries'
import { getUniversities } from '@/lib/universities/queries'

const EVERY = 150

/** Some of all kinds of records: every so many, with awards and every level. */
const universities = getUniversities().filter((_, at) => at % EVERY === 7)
const places = [
  'university-of-leeds/~nursing.master:master',
  ...universities.map(({ id }, at) => `${id}:${LEVELS[at % LEVELS.length]?.value}`),
]
const awards = getScholarships()
  .filter((_, at) => at % 60 === 3)
  .map(({ id }) => id)

function never(): never {
  throw new Error('It is not in the catalogue.')
}

/** The lines of a document as a reader sees them. */
async function linesOf(query: string): Promise<string[]> {
  const address = readBriefAddress(query)
  if (!address) throw new Error('The address names too many items.')
  const text = await (await briefPage(getBrief(address))).text()
  return text.split(/<[^>]+>/).map((line) => line.trim())
}

/** The visible texts of a document, but those that are marked as names or are names of what it is about. */
async function wordsOf(query: string): Promise<string> {
  const address = readBriefAddress(query)
  if (!address) throw new Error('The address names too many items.')
  const brief = getBrief(address)
  const names = [
    ...brief.places.flatMap(({ name, university }) => [name, university]),
    ...brief.awards.map(({ name }) => name),
  ]
  const text = (await (await briefPage(brief)).text())
    .replace(/<style>.*?<\/style>/s, '')
    .replace(/<nav.*?<\/nav>/s, '')
    .replace(/<bdi.*?<\/bdi>/gs, '')
    .replace(/<[^>]+>/g, '\n')
  return names.reduce((rest, name) => rest.replaceAll(escapeMarkup(name), ''), text)
}

/** The visible texts of documents about places and awards of all kinds. */
async function wordsOfAll(language: Language): Promise<string> {
  const texts = [0, 20].map((from) =>
    wordsOf(
      `?place=${places.slice(from, from + 20).join()}&award=${awards.join()}&passport=ng&lang=${language}`,
    ),
  )
  return (await Promise.all(texts)).join('\n')
}

/** Words of another script in `Intl`'s own names of currencies, such as “CFA”. */
const namesOfIntl = (locale: string) => {
  const names = new Intl.DisplayNames(locale, { type: 'currency' })
  return new Set(
    Intl.supportedValuesOf('currency').flatMap((code) => [code, ...(names.of(code) ?? '').split(/\P{L}+/u)]),
  )
}

it.each(LANGUAGES.filter(({ code }) => ['ar', 'hi', 'bn', 'zh'].includes(code)))(
  'has no word of another script in $name but names and codes of currencies',
  async ({ code, locale }) => {
    const latin = (await wordsOfAll(code)).match(/[A-Za-z]{2,}/g) ?? []
    const known = namesOfIntl(locale).add(SITE.name)
    expect([...new Set(latin)].filter((word) => !known.has(word))).toEqual([])
  },
)

/** Words of most English sentences, of which none is a word of the other languages in Latin letters. */
const ENGLISH =
  /(?<!\p{L})(the|and|of|with|what|which|not|is|are|it|by|from|in|year|years|since|until|usually)(?!\p{L})/giu

it.each(LANGUAGES.filter(({ code }) => ['pt', 'es', 'fr', 'id', 'vi'].includes(code)))(
  'has no English word in $name but in names',
  async ({ code }) => {
    expect((await wordsOfAll(code)).match(ENGLISH) ?? []).toEqual([])
  },
)

it('tells no sum where a main part is not known, and both ends where the total is not known to the unit', () => {
  const address = readBriefAddress(`?place=${places.slice(0, 20).join()}&currency=EUR`)
  const told = address ? getBrief(address).places : []
  expect(told.length).toBeGreaterThan(10)
  for (const { table } of told) expect(table.total === null).toBe(table.lacks.length > 0)
})

it.each(LANGUAGES)('calls in $name no charge tuition, and says where there is no fee', async ({ code }) => {
  const { say } = await wordsIn(code)
  const rowsOf = async (place: string) => {
    const told = (await linesOf(`?place=${place}&passport=in&lang=${code}`)).filter(Boolean)
    const at = told.indexOf(say('tuition'))
    return told.slice(at, at + 3)
  }
  // By law, with a semester charge beside it.
  const free = [say('tuition'), say('free'), say('charges')]
  expect(await rowsOf('freie-universitat-berlin:master')).toEqual(free)
  expect(await rowsOf('university-of-oslo:doctorate')).toEqual(free)
  const unsure = await rowsOf('university-of-buenos-aires:bachelor')
  expect(unsure).toEqual([say('tuition'), say('probablyFree'), say('living')])
})

it('adds the rows of a place up to its total', () => {
  const address = readBriefAddress(`?place=${places.slice(0, 20).join()}&currency=EUR`) ?? never()
  for (const { table } of getBrief(address).places) {
    const { fee, charges } = table.tuition
    const inYears = table.byYear.reduce((sofar, { parts }) => sofar + parts.tuition.local.high, 0)
    expect(fee.local.high + charges.local.high).toBeCloseTo(inYears, 4)
  }
})

it('says of no award with a condition that it pays in full, in any language', async () => {
  for (const { code } of LANGUAGES) {
    const { say } = await wordsIn(code)
    const [full = ''] = say('paysFull', { parts: '|' }).split(/[\u2068|]/)
    const told = await linesOf(`?award=ubc-wehrung,csc-bilateral,taiwan-mofa,kaad&lang=${code}`)
    const inFull = told.filter((line) => line.startsWith(full))
    // The two that pay a part whole: the flight of Taiwan's, and of KAAD living costs, insurance and the flight.
    expect(inFull).toHaveLength(2)
    expect(inFull.join()).not.toContain(say('part.tuition'))
  }
})

it.each(LANGUAGES)('says in $name why an award that pays in full could pay less', async ({ code }) => {
  const { say } = await wordsIn(code)
  const given = `?place=semmelweis-university:bachelor&award=stipendium-hungaricum&passport=in&lang=${code}`
  const told = await linesOf(given)
  expect(told.filter((line) => line.endsWith(say('awardYears')))).toHaveLength(1)
})

const OF_ALL = [
  'university-of-leeds:master',
  'university-of-toronto:bachelor',
  'technical-university-of-munich:doctorate',
]

it('counts no award that is closed, or whose next round closes after courses begin, as the tasks say', () => {
  const all = getScholarships()
  const counted: string[] = []
  for (let from = 0; from < all.length; from += 35) {
    const some = all.slice(from, from + 35)
    const address = readBriefAddress(`?place=${OF_ALL}&award=${some.map(({ id }) => id).join()}&passport=ng`)
    const { places, tasks } = getBrief(address ?? never())
    for (const award of places.flatMap((place) => place.awards)) {
      if (award.standing !== 'pays' && award.standing !== 'could-pay') continue
      const { status } = some.find(({ id }) => id === award.id) ?? never()
      const rounds = tasks.filter(
        ({ kind, href, when }) =>
          kind === 'award' && href === `/scholarships/${award.id}` && when.kind !== 'none',
      )
      const isForLater = rounds.length > 0 && rounds.every((round) => round.isForLater)
      expect([award.id, status === 'ended', isForLater]).toEqual([award.id, false, false])
      counted.push(award.id)
    }
  }
  expect(counted.length).toBeGreaterThan(10)
})

it.each(LANGUAGES)('says in $name why an award pays nothing of a place', async ({ code }) => {
  const { say, aside } = await wordsIn(code)
  const given = `?place=university-of-leeds:master:2027-09&passport=ng&lang=${code}`
  const told = await linesOf(`${given}&award=chevening,unsw-scientia-phd,westminster-international`)
  const award = 'Chevening Scholarships'
  expect(told).toContain(say('awardLater', { award }))
  expect(told).toContain(say('awardElsewhere'))
  expect(told).toContain(aside(say('forLater')).trim())
  expect(told.filter((line) => line.includes(award) && line !== say('awardLater', { award }))).toHaveLength(2)
  // It pays nothing of this start, and the others nothing anywhere: no line says what they pay, or asks to apply.
  const [pays = ''] = say('paysFull', { parts: '|' }).split(/[\u2068|]/)
  expect(told.filter((line) => line.startsWith(pays))).toEqual([])
  expect(told.filter((line) => line.includes('UNSW'))).toHaveLength(1)
  const alone = await linesOf(`?award=unsw-scientia-phd&lang=${code}`)
  expect(alone).toContain(say('awardClosed', { award: 'UNSW research scholarships (UIPA, TFS)' }))
  expect(alone.filter((line) => line.startsWith(pays))).toEqual([])
})

it('has the rounds of the passport, and no task for an award of other countries', () => {
  const tasksOf = (passport: string, award: string) =>
    getBrief(
      readBriefAddress(`?place=university-of-cambridge:doctorate&award=${award}${passport}`) ?? never(),
    ).tasks.filter(({ kind }) => kind === 'award')
  const [forAll] = tasksOf('', 'gates-cambridge')
  const [american] = tasksOf('&passport=us', 'gates-cambridge')
  expect(american?.when).not.toEqual(forAll?.when)
  expect(tasksOf('&passport=ng', 'commonwealth-masters')).toHaveLength(1)
  expect(tasksOf('&passport=us', 'commonwealth-masters')).toEqual([])
})
