import { PROGRAMMES } from '../list'
import { resolveSearch } from './queries'

const resolve = (query: string) =>
  PROGRAMMES.href(resolveSearch(PROGRAMMES.parse(new URLSearchParams(query))))

it.each([
  // The text stays whole: the page shows what its words mean.
  ['search=masters public health uk', '/programmes?subject=public-health&search=masters+public+health+uk'],
  ['level=doctorate&search=law evening', '/programmes?subject=law&search=law+evening&level=doctorate'],
  ['subject=mph', '/programmes?subject=public-health'],
  ['subject=mba-in-germany', '/programmes?subject=management-mba&search=mba+in+germany'],
])('reads %s as %s', (query, href) => {
  expect(resolve(query)).toBe(href)
})

it.each(['search="public+health"', 'search=oxford', 'subject=law&search=germany', 'country=jp'])(
  'leaves %s as it is',
  (query) => {
    expect(resolve(query)).toBe(PROGRAMMES.href(PROGRAMMES.parse(new URLSearchParams(query))))
  },
)

it('means the same when it is asked again', () => {
  const once = resolve('search=masters public health uk under 20k pounds')
  expect(resolve(once.split('?')[1] ?? '')).toBe(once)
})
