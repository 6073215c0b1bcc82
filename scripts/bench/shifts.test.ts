import { formatShifts } from './shifts'

const NONE = { 320: 0, 360: 0, 390: 0, 412: 0, 768: 0, 1280: 0 }

test('each page has a line with a figure for each width, and what moves too much is marked', () => {
  const lines = formatShifts({
    'the list': { ...NONE, 360: 0.0104, 1280: 0.01 },
    'a filtered list': NONE,
    'a profile': NONE,
    programmes: NONE,
    'programmes of a subject': NONE,
    'the home page': NONE,
    'an article': NONE,
  }).split('\n')
  expect(lines[0]).toMatch(/320 px\s+360 px\s+390 px\s+412 px\s+768 px\s+1280 px$/)
  expect(lines).toHaveLength(9)
  expect(lines.find((line) => line.startsWith('the list'))).toMatch(
    /0\.000\s+0\.010 MISSED\s+0\.000\s+0\.000\s+0\.000\s+0\.010$/,
  )
})
