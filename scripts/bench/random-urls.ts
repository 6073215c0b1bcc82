import fc from 'fast-check'

/** One of the values in two of five queries, between commas. */
const some = (values: string) =>
  fc.oneof({ weight: 2, arbitrary: oneOf(values) }, { weight: 3, arbitrary: fc.constant(undefined) })
const oneOf = (values: string) => fc.constantFrom(...values.split(','))

const countries = some('us,gb,de,fr,in,cn,jp,br,mx,ca,au,it,es,tr,ng,za,eg,pk,id,kr')
const words = some(
  'university,technology,medical,state,national,business,law,engineering,arts,science,college,institute,federal,north,london',
)
const degrees = some('bachelors,masters,phd,research')
const order = some('deadline,value')

type Query = Record<string, string | undefined>

/** Addresses of a list in canonical order, the same each time. The bench says where one is answered with no page. */
function draw(count: number, bare: string, ...queries: fc.Arbitrary<Query>[]): string[] {
  return fc.sample(fc.oneof(...queries), { numRuns: count, seed: 1 }).map((query) => {
    const pairs = Object.entries(query).flatMap(([key, value]) => (value === undefined ? [] : [[key, value]]))
    return pairs.length > 0 ? `${bare.split('?')[0]}?${new URLSearchParams(pairs)}` : bare
  })
}

/** The list of universities: by text, place and order. */
export const randomListPaths = (count: number): string[] =>
  draw(
    count,
    '/universities',
    fc.record({ search: words, country: countries, sort: some('name,country,acceptance,students') }),
    fc.record({ search: words, region: some('north-america,latin-america,europe,asia,africa,oceania') }),
  )

/** Browse All: by nationality, degree and one more. */
export const randomScholarshipPaths = (count: number): string[] =>
  draw(
    count,
    '/scholarships?tab=browse',
    fc.record({
      nationality: countries,
      host: oneOf('gb,us,ca,au,nl,cn,jp,de'),
      degree: degrees,
      sort: order,
    }),
    fc.record({ nationality: countries, degree: degrees, type: oneOf('university,external,government') }),
    fc.record({
      nationality: countries,
      degree: degrees,
      funding: oneOf('full,partial,merit,need'),
      sort: order,
    }),
  )

/** Programmes of a subject, and a search of all of them. */
export const randomProgrammePaths = (count: number): string[] => {
  const level = some('master,doctorate')
  const subject = oneOf(
    'nursing,computer-science,law,public-health,economics,psychology,civil-engineering,history,biology,medicine,education',
  )
  return draw(
    count,
    '/programmes',
    fc.record({ subject, level, country: countries, sort: some('fee,name,length') }),
    fc.record({
      search: oneOf('michigan,melbourne,lille,leeds,ankara,kyoto,nairobi,taipei'),
      level,
      country: countries,
    }),
  )
}
