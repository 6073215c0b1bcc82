import { drawWorldMap } from './world-map'

const island = {
  type: 'Polygon' as const,
  coordinates: [
    [
      [0, 0],
      [0, 20],
      [20, 20],
      [20, 0],
      [0, 0],
    ],
  ],
}

test('outlines and meridians are drawn in whole units, and land that the catalogue lacks apart', () => {
  const outlines = [
    { code: 'is', shape: island },
    { code: '010', shape: island },
  ]
  const map = drawWorldMap(outlines, [{ code: 'is', name: 'Iceland', centre: [10, 10] }])
  expect(map.viewBox).toBe('0 0 960 440')
  expect(map.countries).toEqual([{ code: 'is', name: 'Iceland', path: map.rest }])
  expect(map.rest).toMatch(/^M\d+ \d+l[-\d ]+z$/)
  expect(`${map.rest}${map.graticule}`).not.toContain('.')
})

test('a country without an outline is a dot, and one without a centre is left out', () => {
  const { countries } = drawWorldMap(
    [],
    [
      { code: 'sg', name: 'Singapore', centre: [104, 1] },
      { code: 'mt', name: 'Malta', centre: null },
    ],
  )
  expect(countries).toEqual([{ code: 'sg', name: 'Singapore', path: expect.stringMatching(/^M\d+ \d+a3 3/) }])
})
