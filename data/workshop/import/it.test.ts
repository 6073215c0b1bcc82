import { RegisterSchema } from '@/lib/facts/register'
import { aTable } from './a-table'
import { it as italy } from './it'

test('states the students of a university', () => {
  const table = aTable('it-students', [{ id: 'university-of-pisa', students: '47449' }])
  const { register, rejects } = italy.read([table], new Set(['university-of-pisa']))
  expect(RegisterSchema.parse(register).editions[0]?.universities).toEqual({
    'university-of-pisa': { students: { count: 47449, definition: 'headcount' } },
  })
  expect(rejects).toEqual([])
})
