import { formatRejects } from './report'

it('counts rejects by reason, the most frequent first, and names up to five of each', () => {
  const rejects = [
    { row: 2, id: 'a', reason: 'no fee' },
    ...[3, 4, 5, 6, 7, 8].map((row) => ({ row, id: `u${row}`, reason: 'not in the catalogue' })),
  ]
  expect(formatRejects(rejects)).toEqual([
    '  6 × not in the catalogue: u3 (line 3), u4 (line 4), u5 (line 5), u6 (line 6), u7 (line 7), …',
    '  1 × no fee: a (line 2)',
  ])
})
