import { WORLD, type UniversitySearch } from '../../universities/list'
import { UK, type UkSearch } from '../../universities/uk/list'
import { listMetadata, pageMetadata, ukMetadata } from './metadata'

const list = (search: Partial<UniversitySearch>) => listMetadata({ ...WORLD.untouched, ...search }, 123)
const canonicalOf = (search: Partial<UniversitySearch>) => list(search).alternates?.canonical

it('names a page, what it is about, and its address', () => {
  expect(pageMetadata({ title: 'About', description: 'Who we are.', path: '/about' })).toMatchObject({
    title: 'About',
    description: 'Who we are.',
    alternates: { canonical: '/about' },
    openGraph: {
      title: 'About',
      description: 'Who we are.',
      url: '/about',
      images: [{ url: '/og/about.png', width: 1200, height: 630, alt: 'About, on Meridian' }],
    },
  })
})

it.each<[Partial<UniversitySearch>, string]>([
  [{}, '/universities'],
  [{ sort: 'name', tab: 'compare', compare: ['a', 'b'] }, '/universities'],
  [{ search: 'oxford', sort: 'students' }, '/universities?search=oxford'],
  [{ page: 2, region: 'asia', country: ['jp'] }, '/universities?country=jp&region=asia&page=2'],
  [{ gpa: 3, unreported: 'exclude', compare: ['a'] }, '/universities?gpa=3&unreported=exclude'],
])('keeps of %o only what changes the content', (search, canonical) => {
  expect(canonicalOf(search)).toBe(canonical)
})

it('says in the title what was searched for, and which page this is', () => {
  expect(list({}).title).toBe('Universities of the world')
  expect(list({ search: 'law', page: 3 }).title).toBe('Universities of the world for “law”, page 3')
})

it('counts the countries as they are', () => {
  expect(list({}).description).toContain('universities in 123 countries')
})

const uk = (search: Partial<UkSearch>, city: string | null = null) =>
  ukMetadata({ ...UK.untouched, ...search }, city, 170)

it.each<[Partial<UkSearch>, string | null, string, string]>([
  [{}, null, 'Universities of the United Kingdom', '/uk-universities'],
  [{ sort: 'lowest', tab: 'add' }, null, 'Universities of the United Kingdom', '/uk-universities'],
  [{ city: 'leeds' }, 'Leeds', 'Universities in Leeds', '/uk-universities?city=leeds'],
  [
    { nation: ['scotland', 'wales'], page: 2 },
    null,
    'Universities of Scotland and Wales, page 2',
    '/uk-universities?nation=scotland,wales&page=2',
  ],
  [
    { search: 'law', city: 'leeds', nation: ['england'] },
    'Leeds',
    'Universities in Leeds for “law”',
    '/uk-universities?search=law&city=leeds&nation=england',
  ],
])('names the UK portal at %o after what it shows', (search, city, title, canonical) => {
  expect(uk(search, city)).toMatchObject({ title, alternates: { canonical } })
})
