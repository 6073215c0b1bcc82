import { destinationCrumbs } from './destination-crumbs'

test('a country stands below the table of all', () => {
  expect(destinationCrumbs().map(({ href }) => href)).toEqual(['/', '/resources/countries'])
  expect(destinationCrumbs({ code: 'jp', name: 'Japan' }).at(-1)).toEqual({
    label: 'Japan',
    href: '/resources/countries/jp',
  })
})
