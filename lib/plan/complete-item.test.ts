import { anAward, aPlace, aSavedProgramme } from '@/tests/fixtures/plans'
import { completeItem } from './complete-item'

const DAY = '2026-11-23'

it('saves a university with itself as its university, at the level of the visitor', () => {
  const { id, name, countryCode } = aPlace()
  for (const level of ['master', null] as const)
    expect(completeItem({ kind: 'university', id, name, countryCode }, DAY, level)).toEqual(
      aPlace({ added: DAY, level }),
    )
})

it('saves a programme at the level of its page', () => {
  const { id, name, universityId, university, countryCode } = aSavedProgramme()
  const item = {
    kind: 'programme',
    id,
    name,
    universityId,
    university,
    countryCode,
    level: 'master',
  } as const
  expect(completeItem(item, DAY, 'doctorate')).toEqual(aSavedProgramme({ added: DAY }))
})

it('saves an award', () => {
  const { id, name } = anAward()
  expect(completeItem({ kind: 'award', id, name }, DAY, 'master')).toEqual(anAward({ added: DAY }))
})
