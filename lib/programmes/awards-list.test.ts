import { awardsList } from './awards-list'

test('awards are counted by how near they are', () => {
  const ties = ['university', 'country', 'country', 'several'] as const
  const list = awardsList(
    ties.map((tie) => ({ tie })),
    'the Netherlands',
  )
  expect(list).toContain('4 awards of our catalogue can be used for it')
  expect(list).toContain(
    '1 for this university, 2 for studies in the Netherlands and 1 for several countries',
  )
})
