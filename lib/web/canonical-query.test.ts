import { canonicalQuery } from './canonical-query'

const find = (text: string) =>
  ({ germany: 'de', de: 'de', fr: 'fr', 'congo, dr': 'cd' })[text.toLowerCase()] ?? null
const canonical = (pathAndQuery: string) => canonicalQuery(new URL(pathAndQuery, 'https://example.org'), find)

it.each([
  ['/universities', ''],
  ['/universities?search=', ''],
  ['/universities?search=oxford&page=1&sort=ranking', '?search=oxford'],
  ['/universities?page=2&search=oxford', '?search=oxford&page=2'],
  ['/universities?search=++oxford++uni', '?search=oxford+uni'],
  ['/universities?search=oxford%20uni', '?search=oxford+uni'],
  ['/universities?search=Texas+A%26M+%C3%A9', '?search=Texas+A%26M+%C3%A9'],
  // It is refused in words where it is shown.
  [`/universities?search=${'x'.repeat(214)}`, `?search=${'x'.repeat(214)}`],
  ['/universities?search=oxford&', '?search=oxford'],
  ['/universities?search=oxford&_rsc=1a2b', '?search=oxford'],
  ['/universities?country=de%2Cfr', '?country=de,fr'],
  ['/universities?country=fr&country=de', '?country=de,fr'],
  ['/universities?country=Germany', '?country=de'],
  ['/universities?country=Congo,+DR', '?country=cd'],
  ['/universities?country=zz&region=mars&sort=fees&page=-4', ''],
  ['/universities?utm_source=x&fbclid=y', ''],
  ['/universities?programmes=law&programmes=medicine&programmes=law', '?programmes=law,medicine'],
  ['/universities?tuitionMin=30000&tuitionMax=10210', '?tuitionMin=10000&tuitionMax=30000'],
  ['/universities?acceptanceMax=1e9', '?acceptanceMax=100'],
  ['/universities?rankMax=3.14159', '?rankMax=3'],
  ['/universities?gpa=3&researchMin=8&size=large&region=asia', '?region=asia'],
  ['/universities?country=de&level=master', '?level=master&country=de'],
  // Left out, it would be that of the receiver's profile.
  ['/universities?country=de&level=bachelor', '?level=bachelor&country=de'],
  ['/programmes?subject=nursing&level=bachelor&country=de', '?subject=nursing&level=bachelor&country=de'],
  ['/universities?tab=compare&level=bachelor&compare=a,b', '?tab=compare&level=bachelor&compare=a,b'],
  ['/universities?level=&sort=ranking', ''],
  // A name that no country has is left to be mended, beside those that have one.
  ['/universities?country=Germany,+Atlantis', '?country=de&unread=country:Atlantis'],
  ['/universities?country=Espnha', '?unread=country:Espnha'],
  ['/universities?country=de&unread=country:Espnha', '?country=de&unread=country:Espnha'],
  ['/scholarships?nationality=brasileirra', '?unread=nationality:brasileirra'],
  ['/universities?tuitionMax=10.000', '?tuitionMax=10000'],
  ['/universities?tuitionMax=10k', '?tuitionMax=10000'],
  ['/universities?gpaMin=3,5', '?gpaMin=3.5'],
  [
    '/programmes?country=Germany&subject=Public+Health&currency=eur',
    '?subject=public-health&country=de&currency=EUR',
  ],
  ['/programmes?currency=USD&ielts=6.4&subject=', ''],
  // What a slug would lose.
  ['/programmes?subject=护理&level=master', '?search=%E6%8A%A4%E7%90%86&level=master'],
  ['/programmes?subject=y+đa+khoa', '?search=y+%C4%91a+khoa'],
  ['/programmes?subject=Inform%C3%A1tica', '?subject=informatica'],
  [`/programmes?subject=${'law '.repeat(20)}`, `?search=${Array(20).fill('law').join('+')}`],
  ['/programmes?subject=护理&search=leeds', '?search=leeds'],
  ['/universities?page=99999999', '?page=999'],
  ['/universities?unreported=1', '?unreported=1'],
  // The values of the parameter before results were split: rows that report their figures.
  ['/universities?tuitionMax=500&unreported=exclude', '?tuitionMax=500'],
  ['/universities/filters?country=zz&country=Germany&page=1', '?country=de'],
  // The ticked box of the form without script sends both.
  ['/universities?unreported=exclude&unreported=include', ''],
  ['/universities?__proto__=1&constructor=2', ''],
  ['/universities?search=%3Cscript%3E', '?search=%3Cscript%3E'],
  ['/uk-universities?city=&nation=&search=', ''],
  ['/uk-universities?nation=wales&nation=england&city=London&sort=best', '?city=london&nation=england,wales'],
  ['/uk-universities?country=fr&sort=name&page=0&tab=compare', ''],
  ['/uk-universities?tab=add&page=2&sort=lowest', '?tab=add&sort=lowest&page=2'],
  ['/scholarships', ''],
  ['/scholarships?tab=browse', '?tab=browse'],
  ['/scholarships?type=university', '?type=university'],
  ['/scholarships?tab=browse&type=university', '?type=university'],
  ['/scholarships?tab=browse&search=&field=&host=&nationality=&sort=known', '?tab=browse'],
  ['/scholarships?tab=matcher&type=university', ''],
  ['/scholarships?funding=merit&funding=full', '?funding=full,merit'],
  ['/scholarships?host=Germany,multiple&nationality=fr', '?nationality=fr&host=de,multiple'],
  // The plain field without script shows the words, and sends them again.
  ['/scholarships?host=Germany,+Several+countries', '?host=de,multiple'],
  ['/scholarships?page=x&open=maybe&utm_source=y', ''],
])('turns %s into %p', (asked, expected) => {
  expect(canonical(asked)).toBe(expected)
})

it.each([
  '/universities?search=são+paulo&page=3',
  "/universities?search=king's+%26+queen's",
  '/universities?search=50%25+%23+北京',
  `/universities?search=${'x'.repeat(500)}`,
])('changes nothing in an address that is already canonical (%s)', (asked) => {
  const once = canonical(asked) ?? ''
  expect(canonical(`/universities${once}`)).toBe(once)
})

it.each([
  '?search=a&search=b',
  '?search=(x)~*!$[a]{b}|^:;@/?',
  '?search=%00%01%ED%A0%80%E0%A4%A',
  `?search=${'x'.repeat(79)}%F0%9F%98%80%F0%9F%98%80`,
  '?search=a%0Ab%E2%80%AE',
  '?country=fr&country=de&programmes=law&programmes=music',
  `?${'country=fr&'.repeat(500)}`,
])('comes to rest after one redirect (%s)', (asked) => {
  const once = canonical(`/universities${asked}`) ?? ''
  expect(canonical(`/universities${once}`)).toBe(once)
})

it('leaves pages without a query of their own alone', () => {
  expect(canonical('/about?x=1')).toBeNull()
})

test('the question of what it costs has one address, with a passport of any country', () => {
  const codes: Record<string, string> = { germany: 'de', nigerian: 'ng' }
  const find = (text: string) => codes[text.toLowerCase()] ?? null
  const query = (asked: string) => canonicalQuery(new URL(`https://m.example.org/cost${asked}`), find, find)
  expect(query('?passport=Nigerian&level=master&country=Germany&utm=1')).toBe(
    '?country=de&level=master&passport=ng',
  )
  expect(query('?country=mars&level=phd')).toBe('?country=mars')
})
