import { aDeadline, aMatcherScholarship } from '@/tests/fixtures/matcher'
import { keepsAll } from './narrow'

const today = '2026-11-24'
const entry = (
  fields: Parameters<typeof aMatcherScholarship>[0],
  verdict: 'eligible' | 'check' = 'eligible',
) => ({ scholarship: aMatcherScholarship(fields), verdict })

test('each narrowing keeps what it says', () => {
  const june = [aDeadline({ month: 6 })]
  const full = entry({ isFullyFunded: true, status: 'open-all-year' }, 'check')
  const part = entry({ deadlines: june, opensMonth: 5 })
  expect(keepsAll(['full'], full, today)).toBe(true)
  expect(keepsAll(['full'], part, today)).toBe(false)
  expect(keepsAll(['eligible'], full, today)).toBe(false)
  expect(keepsAll(['eligible'], part, today)).toBe(true)
  expect(keepsAll(['open'], full, today)).toBe(true)
  // June is over, and the next round opens in May.
  expect(keepsAll(['open'], part, today)).toBe(false)
  expect(keepsAll(['open'], part, '2027-05-02')).toBe(true)
})

test('several narrow together, and none keeps everything', () => {
  const full = entry({ isFullyFunded: true }, 'check')
  expect(keepsAll([], full, today)).toBe(true)
  expect(keepsAll(['full', 'eligible'], full, today)).toBe(false)
})
