import { estimateCredits } from '../limits'
import { preselectAddresses, scoreAddress, sortAddresses, withNamed } from './choose-addresses'

const link = (path: string, title: string | null = null) => ({
  url: `https://www.uni.example${path}`,
  title,
  description: null,
})

test.each([
  '/study/tuition-fees',
  '/studium/studiengebuehren',
  '/etudes/frais-inscription',
  '/estudiar/tasas-y-precios',
  '/入学案内/学費',
  '/en/international/apply',
  '/scholarships',
])('%s tells more than the page of a department', (path) => {
  expect(scoreAddress(link(path)).score).toBeGreaterThan(scoreAddress(link('/departments/history')).score)
})

test.each(['/privacy', '/news/tuition-debate', '/login', '/files/fees.zip'])('%s is not chosen', (path) => {
  expect(preselectAddresses(sortAddresses([link(path)]))).toEqual([])
})

test('a title counts where the address says nothing', () => {
  expect(scoreAddress(link('/p/123', 'Tuition fees for international students')).topics).toEqual([
    'fees',
    'international',
  ])
})

test('at most twelve are chosen, and every topic has its turn', () => {
  const links = [
    ...Array.from({ length: 30 }, (_, at) => link(`/fees/faculty-${at}`)),
    link('/apply/deadlines'),
    link('/scholarships'),
    link('/english-language'),
  ]
  const chosen = preselectAddresses(sortAddresses(links))
  expect(chosen).toHaveLength(12)
  for (const { url } of links.slice(-3)) expect(chosen).toContain(url)
})

test('the price is five credits a page', () => {
  expect(estimateCredits(12)).toBe(60)
})

test('a programme list and a scholarship have topics of their own', () => {
  const links = [
    link('/'),
    link('/study/fees'),
    link('/programmes'),
    link('/scholarships/fjord'),
    link('/ielts'),
  ]
  const chosen = (target: 'programmes' | 'scholarship') =>
    preselectAddresses(sortAddresses(links, target)).map((url) => new URL(url).pathname)
  expect(chosen('programmes')).toEqual(['/programmes', '/study/fees', '/ielts'])
  expect(chosen('scholarship')).toEqual(['/scholarships/fjord'])
})

test('the page that the visitor named is chosen, also where the map leaves it out', () => {
  const named = 'https://www.uni.example/p/77/'
  const links = withNamed([link('/p/77'), link('/apply')], named)
  expect(links).toHaveLength(2)
  expect(preselectAddresses(sortAddresses(links, 'scholarship'), named)).toContain(link('/p/77').url)
  expect(withNamed([link('/apply')], named)[0]?.url).toBe(named)
  expect(withNamed([], 'no address')).toEqual([])
})
