import { differencesOf } from './differences'

const STANDING = [
  { id: 'de-rule', min: 1500, note: 'By law.' },
  { country: 'gb', topic: 'grades', level: 'all', source: { url: 'https://a', title: 'A' } },
]

it('names new rows, and each column that the site has otherwise', () => {
  expect(differencesOf(STANDING, [{ id: 'de-rule', min: 1600, note: null }, { id: 'fr-rule' }])).toEqual([
    'de-rule, min: 1600, here 1500',
    'de-rule, note: null, here "By law."',
    'fr-rule: new',
  ])
})

it('sees no difference in order, and none between no and left out', () => {
  const same = {
    country: 'gb',
    topic: 'grades',
    level: 'all',
    isUnsure: false,
    source: { title: 'A', url: 'https://a' },
  }
  expect(differencesOf(STANDING, [same])).toEqual([])
})

it('does not speak of rows that only the site has: they are kept by hand', () => {
  expect(differencesOf(STANDING, [])).toEqual([])
})
