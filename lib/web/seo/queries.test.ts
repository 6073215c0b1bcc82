import { getScholarships } from '../../scholarships/queries'
import { getUniversities } from '../../universities/queries'
import { getAddresses } from './queries'

const addresses = getAddresses()

it('knows every record, text and list, each once', async () => {
  const paths = (await addresses).map(({ path }) => path)
  const known = new Set(paths)
  expect(known.size).toBe(paths.length)
  const wanted = [
    ...['/', '/universities', '/scholarships/merit', '/resources/countries/nl', '/about', '/blog'],
    ...getUniversities().map(({ id }) => `/universities/${id}`),
    ...getScholarships().map(({ id }) => `/scholarships/${id}`),
  ]
  expect(wanted.filter((path) => !known.has(path))).toEqual([])
})

it('dates every address but those of awards that name no source', async () => {
  const isDated = (changed: string | null) => /^20\d{2}-\d{2}(-\d{2})?$/.test(changed ?? '')
  const undated = (await addresses).filter(({ changed }) => !isDated(changed))
  const unsourced = getScholarships().filter(({ sources }) => sources.length === 0)
  expect(undated).toEqual(unsourced.map(({ id }) => ({ path: `/scholarships/${id}`, changed: null })))
})
