import { aRecord } from '@/tests/fixtures/a-record'
import { checkMoved, successors } from './moved-universities'

const RECORDS = ['alpha', 'beta'].map((id) => aRecord({ id, name: id }))
const move = (from: string, to: string | null) => ({ from, to, why: 'It merged.' })

test('an old id leads to a record, or to none', () => {
  expect(checkMoved([move('old', 'alpha'), move('closed', null)], RECORDS)).toEqual([])
  expect(checkMoved([move('old', 'older'), move('older', 'alpha')], RECORDS)).toEqual([
    {
      where: 'moved-universities › old',
      message: 'has moved to "older", which is not in the catalogue',
    },
  ])
})

test('an old id is no record any more, and moves once', () => {
  expect(checkMoved([move('beta', 'alpha')], RECORDS).map(({ message }) => message)).toEqual([
    'has moved, and is still in the catalogue',
  ])
  expect(
    checkMoved([move('old', 'alpha'), move('old', 'beta')], RECORDS).map(({ message }) => message),
  ).toEqual(['has moved twice'])
})

test('only ids with a successor have one', () => {
  expect(successors([move('old', 'alpha'), move('closed', null)])).toEqual({ old: 'alpha' })
})
