import { getScholarships } from '../../scholarships/queries'
import { getTotals, getUniversities } from '../../universities/queries'
import { getAddresses } from '../seo/queries'
import { pictureHref } from './href'
import { getPicture, getPictureFonts } from './queries'

const pictureOf = (path: string) => getPicture(pictureHref(path).split('/').slice(2))

it('draws a university with its place on the map', async () => {
  const picture = await pictureOf('/universities/university-of-oxford')
  expect(picture).toMatchObject({ kind: 'University', title: 'University of Oxford' })
  expect(picture?.map?.paths.country).not.toBe('')
})

it.each([
  ['/scholarships/banting-postdoctoral', { kind: 'Government scholarship' }],
  ['/resources/countries/nl', { title: 'Study in the Netherlands' }],
  ['/resources/visa', { title: 'Student visas by country' }],
  ['/blog/the-two-toefl-scales', { kind: 'Blog' }],
  ['/about', { kind: 'Meridian' }],
  [
    '/universities/monash-university/programmes',
    { kind: 'Subjects and programmes', title: 'Monash University' },
  ],
  [
    '/programmes/cardiff-university/uk-programmes-ufbsacca',
    { kind: 'Bachelor’s degree', title: 'Accounting', subtitle: 'Cardiff University' },
  ],
])('draws %s', async (path, expected) => {
  expect(await pictureOf(path)).toMatchObject(expected)
})

it('counts on the picture of a list what the list holds', async () => {
  const count = new Intl.NumberFormat('en')
  const values = (await pictureOf('/'))?.figures.map(({ value }) => value)
  expect(values).toEqual(
    [getUniversities().length, getScholarships().length, getTotals().countries].map((all) =>
      count.format(all),
    ),
  )
})

it.each([
  '/universities/nobody',
  '/programmes/cardiff-university/none',
  '/universities/cardiff-university/none',
  '/scholarships/nothing',
  '/resources/countries/xx',
  '/blog/none',
  '/none',
])('has no picture of %s', async (path) => {
  expect(await pictureOf(path)).toBeNull()
})

it('has no picture under an address of another form', async () => {
  expect(await getPicture(['universities', 'university-of-oxford'])).toBeNull()
  expect(await getPicture([])).toBeNull()
})

it('has a picture of every text and list that search engines know', async () => {
  const paths = (await getAddresses())
    .map(({ path }) => path)
    .filter((path) => !/^\/(universities|scholarships|resources\/countries)\/./.test(path))
  const pictures = await Promise.all(paths.map(pictureOf))
  expect(paths.filter((_, at) => !pictures[at])).toEqual([])
})

it('has the glyphs of names beyond Latin’s first letters', () => {
  const fonts = getPictureFonts()
  expect(fonts).toHaveLength(3)
  for (const { data } of fonts) expect(data.toString('latin1', 0, 4)).toBe('wOFF')
})
