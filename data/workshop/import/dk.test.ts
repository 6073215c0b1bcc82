import { RegisterSchema } from '@/lib/facts/register'
import { aTable } from './a-table'
import { dk } from './dk'

const row = {
  ...{ id: 'alpha', level: 'master', programme: 'Datalogi', campus: 'Aalborg' },
  ...{
    unemployment_pct: '4',
    unemployment_n: '38',
    unemployment_years: '201910-202306',
    salary_median_thousand_dkk_month: '36.25',
    salary_n: '16',
    salary_years: '201901-202112',
  },
  ...{ dropout_pct: '', dropout_n: '', dropout_years: '201910-202209' },
}

it('states unemployment and pay of each programme, each with its years and people', () => {
  const outcomes = aTable('dk-outcomes', [row, { ...row, id: 'gone' }])
  const names = { id: 'alpha', level: 'master', programme: 'Datalogi', programme_en: 'Computer science' }
  const { register, rejects } = dk.read([outcomes, aTable('dk-programmes', [names])], new Set(['alpha']))
  const { editions } = RegisterSchema.parse(register)
  const common = { level: 'master', subject: 'Computer science (Aalborg)' }
  expect(editions.map(({ year, universities }) => [year, universities.alpha?.outcomes])).toEqual([
    ['2019–2023', [expect.objectContaining({ ...common, measure: 'unemployed', value: 4, people: 38 })]],
    [
      '2019–2021',
      [expect.objectContaining({ ...common, value: 36_250, unit: 'DKK', period: 'month', people: 16 })],
    ],
    ['2019–2022', undefined],
  ])
  expect(editions[0]?.whose).toEqual({
    unemployed: 'new graduates, most of them Danish, October 2019 to June 2023',
  })
  expect(rejects).toHaveLength(1)
})

it('keeps the own names of two programmes that have one in English', () => {
  const other = { ...row, programme: 'Datavidenskab' }
  const names = [row, other].map(({ id, level, programme }) => ({
    id,
    level,
    programme,
    programme_en: 'Computing',
  }))
  const { register } = dk.read(
    [aTable('dk-outcomes', [row, other]), aTable('dk-programmes', names)],
    new Set(['alpha']),
  )
  const [edition] = RegisterSchema.parse(register).editions
  expect(edition?.universities.alpha?.outcomes?.map(({ subject }) => subject)).toEqual([
    'Datalogi (Aalborg)',
    'Datavidenskab (Aalborg)',
  ])
})
