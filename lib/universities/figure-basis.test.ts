import { aSource } from '@/tests/fixtures/a-source'
import { aUniversity } from '@/tests/fixtures/a-university'
import { figureBasis, NO_BASIS } from './figure-basis'

const basisOf = figureBasis(aUniversity(), () => aSource({ year: '2022/23' }), '2026-11-27')

it('says what a figure rests on, with the year of its source or its own', () => {
  expect(basisOf('studentPopulation')).toBe('official register, 2022/23')
  expect(basisOf('studentPopulation', '2024')).toBe('official register, 2024')
})

it('says nothing where no source stands for it, but its year', () => {
  expect(basisOf('description')).toBe('general knowledge, November 2026')
  expect(basisOf('nation')).toBeNull()
  expect(NO_BASIS('studentPopulation')).toBeNull()
  expect(NO_BASIS('acceptanceRate', '2023/24')).toBe('2023/24')
})
