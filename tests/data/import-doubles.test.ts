import { readFileSync, readdirSync } from 'node:fs'
import { join } from 'node:path'
import { findTwins, type KnownUniversity } from '@/lib/import/duplicates'
import { UniversityRecordSchema } from '@/lib/universities/record/schema'

const DIRECTORY = join(process.cwd(), 'data', 'universities')
const KNOWN = readdirSync(DIRECTORY)
  .flatMap((file) => JSON.parse(readFileSync(join(DIRECTORY, file), 'utf8')) as unknown[])
  .map((record): KnownUniversity => {
    const { id, name, localName, aliases, countryCode, website, campusLife } =
      UniversityRecordSchema.parse(record)
    const otherNames = localName === null ? aliases : [localName, ...aliases]
    return {
      kind: 'catalogue',
      id,
      name,
      otherNames,
      countryCode,
      website,
      city: campusLife?.location ?? null,
    }
  })

/** How other lists write a name of ours. */
const SPELLINGS: Readonly<Record<string, (university: KnownUniversity) => string>> = {
  'the name': ({ name }) => name,
  'with The': ({ name }) => `The ${name.replace(/^the /i, '')}`,
  'with &': ({ name }) => name.replace(/ and /g, ' & '),
  'with St.': ({ name }) => name.replace(/\bSaint\b/g, 'St.'),
  'in capitals, without accents': ({ name }) => name.normalize('NFD').replace(/\p{M}/gu, '').toUpperCase(),
  'with a short form in brackets': ({ name, otherNames }) => {
    const short = otherNames.find((other) => /^\p{Lu}{2,6}$/u.test(other))
    return short ? `${name} (${short})` : name
  },
  'another name': ({ name, otherNames }) => otherNames.find((other) => other.includes(' ')) ?? name,
}

test.each(Object.keys(SPELLINGS))(
  '%s: at most 1 % of our universities come as new, or as another',
  (spelling) => {
    const write = SPELLINGS[spelling] ?? (({ name }: KnownUniversity) => name)
    const rows = KNOWN.map((university, at) => {
      const { countryCode } = university
      return { at, line: at + 2, record: { name: write(university), countryCode, website: null } }
    })
    const twins = findTwins(rows, KNOWN)
    const fresh = twins.filter((twin) => twin === null || twin.kind === 'file')
    expect(fresh.length / KNOWN.length).toBeLessThan(0.01)
    const wrong = KNOWN.filter(({ id }, at) => {
      const twin = twins[at]
      return twin?.kind === 'catalogue' && twin.id !== id
    })
    expect(wrong.length / KNOWN.length).toBeLessThan(0.01)
  },
)

/** Names as rankings and portals write them, not taken from our records. A line has a country and its names. */
const PRINTED = readFileSync(join(process.cwd(), 'tests', 'fixtures', 'names-in-rankings.txt'), 'utf8')
  .trim()
  .split('\n')
  .flatMap((line) => {
    const [countryCode = '', names = ''] = line.split(': ')
    return names.split('; ').map((name) => ({ name, countryCode, website: null }))
  })

test('of 460 names as rankings print them at most 1 % come as new', () => {
  expect(PRINTED.length).toBeGreaterThanOrEqual(460)
  const twins = findTwins(
    PRINTED.map((record, at) => ({ at, line: at + 2, record })),
    KNOWN,
  )
  const fresh = PRINTED.filter((_, at) => twins[at]?.kind !== 'catalogue').map(({ name }) => name)
  expect(fresh.length / PRINTED.length).toBeLessThan(0.01)
})
