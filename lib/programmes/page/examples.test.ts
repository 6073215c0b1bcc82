import { aProgramme } from '@/tests/fixtures/a-programme'
import { aUniversity } from '@/tests/fixtures/a-university'
import { programmeId } from '../../facts/programme-id'
import { chooseExamples } from './examples'

const RANKS: Record<string, number | null> = { alpha: null, beta: 200, gamma: 20 }

const universityOf = (id: string) => {
  const rank = RANKS[id] ?? null
  const worldRanking = rank === null ? null : { rank, label: String(rank), publisher: 'QS', year: 2026 }
  return id in RANKS ? aUniversity({ id, name: id, worldRanking }) : null
}

test('one programme of each university, that of which most is known, the best ranked first', () => {
  const programmes = [
    aProgramme({ universityId: 'alpha', key: '1' }),
    aProgramme({ universityId: 'beta', key: '1' }),
    aProgramme({ universityId: 'beta', key: '2', months: 36 }),
    aProgramme({ universityId: 'gamma', key: '1' }),
    aProgramme({ universityId: 'gamma', key: '2', hasPage: false, months: 36 }),
    aProgramme({ universityId: 'nobody', key: '1' }),
  ]
  const chosen = chooseExamples(programmes, universityOf, 5)
  expect(chosen.map(({ programme }) => programmeId(programme))).toEqual(['gamma/1', 'beta/2', 'alpha/1'])
  expect(chooseExamples(programmes, universityOf, 1)).toHaveLength(1)
})
