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

test('land and meridians are drawn in whole units', () => {
  const { land, graticule, viewBox } = drawWorldMap(island, [])
  expect(viewBox).toBe('0 0 960 440')
  expect(land).toMatch(/^M\d+ \d+l[-\d ]+z$/)
  expect(graticule).toMatch(/^M/)
  expect(`${land}${graticule}`).not.toContain('.')
})

test('a place with more universities has a wider dot, and one without a centre none', () => {
  const { dots } = drawWorldMap(island, [
    { count: 1, centre: [0, 0] },
    { count: 250, centre: [10, 10] },
    { count: 9, centre: null },
  ])
  const drawn = dots.filter(({ path }) => path !== '')
  expect(drawn).toHaveLength(2)
  expect(drawn[0]?.width).toBeLessThan(drawn[1]?.width ?? 0)
  expect(drawn[0]?.path).toMatch(/^M\d+ \d+h0$/)
})
