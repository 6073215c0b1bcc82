import { getCharges } from '@/lib/facts/queries'
import { groupBy } from '@/lib/text/group-by'
import { getUniversities } from '@/lib/universities/queries'

/** Pages at one university's address that speak for others, and why. */
const SPEAKS_FOR_OTHERS: Readonly<Record<string, string>> = {
  'https://unedasiss.uned.es':
    'the service of UNED that judges foreign certificates for all universities of Spain',
  'https://masteres.ugr.es/atencion-diversidad/estudiantes/preinscripcion-matriculacion':
    'one application serves all public universities of Andalusia',
  'https://ethz.ch/en/studies/financial/tuition-fees.html': 'ETH Zurich and EPFL are one federal domain',
  'https://www.polito.it/en/education/international-students/prospective-students':
    'citizens of other countries who live in Italy apply alike everywhere',
}

const universities = getUniversities()

const hostOf = (url: string) => new URL(url).hostname.replace(/^www\d?\./, '')
const owners = groupBy(
  universities.filter(({ website }) => website !== null),
  ({ website }) => hostOf(website ?? ''),
)

/** The universities at whose own address a page stands, or at a part of it; none where it is nobody's. */
function ownersOf(url: string): readonly string[] {
  const labels = hostOf(url).split('.')
  const hosts = labels.map((_, at) => labels.slice(at).join('.'))
  return (
    hosts
      .map((host) => owners.get(host))
      .find(Boolean)
      ?.map(({ id }) => id) ?? []
  )
}

/** The addresses of all sources within a value. */
function sourcesIn(value: unknown): string[] {
  if (Array.isArray(value)) return value.flatMap(sourcesIn)
  if (typeof value !== 'object' || value === null) return []
  return Object.entries(value).flatMap(([key, part]: [string, unknown]) => {
    const url = key === 'source' && typeof part === 'object' && part && 'url' in part ? part.url : null
    return typeof url === 'string' ? [url] : sourcesIn(part)
  })
}

test('no fact of a university has the site of another for its source', () => {
  const used = new Set<string>()
  const strange = universities.flatMap((university) => {
    const { id, countryCode, nation } = university
    const urls = new Set(sourcesIn([university, getCharges({ id, countryCode, nation })]))
    return [...urls].flatMap((url) => {
      used.add(url)
      const own = ownersOf(url)
      return own.length === 0 || own.includes(id) || url in SPEAKS_FOR_OTHERS ? [] : [`${id} ${url}`]
    })
  })
  expect(used.size).toBeGreaterThan(500)
  expect(strange).toEqual([])
  expect(Object.keys(SPEAKS_FOR_OTHERS).filter((url) => !used.has(url))).toEqual([])
})
