import { randomListPaths, randomProgrammePaths, randomScholarshipPaths } from './random-urls'

test('the addresses under load are the same each time, and differ among themselves', () => {
  for (const draw of [randomListPaths, randomScholarshipPaths, randomProgrammePaths]) {
    const paths = draw(200)
    expect(draw(200)).toEqual(paths)
    expect(new Set(paths).size).toBeGreaterThan(50)
  }
  expect(randomListPaths(200)).toContain('/universities')
})
