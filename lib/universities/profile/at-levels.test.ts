import type { Level } from '../../facts/vocabulary'
import { atLevels } from './at-levels'

const read = (known: Partial<Record<Level, string>>) => atLevels((level) => known[level] ?? null)

it('joins equal answers, and names the levels without one apart', () => {
  expect(read({ bachelor: 'Dutch', master: 'English' })).toEqual({
    known: [
      { value: 'Dutch', levels: ['bachelor'] },
      { value: 'English', levels: ['master'] },
    ],
    unknown: [
      {
        level: 'doctorate',
        others: [
          { level: 'bachelor', value: 'Dutch' },
          { level: 'master', value: 'English' },
        ],
      },
    ],
  })
  expect(read({ bachelor: 'a', master: 'a', doctorate: 'a' })).toEqual({
    known: [{ value: 'a', levels: ['bachelor', 'master', 'doctorate'] }],
    unknown: [],
  })
})

it('has nothing where nothing is known at any level', () => {
  expect(read({})).toEqual({ known: [], unknown: [] })
})
