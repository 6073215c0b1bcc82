import { researchedFile } from './researched-programmes'

const taught = (label: string) => ({ label, levels: ['bachelor', 'doctorate'] as const })
const valueOf = (label: string) => (label === 'Law' ? 'law' : undefined)

it('reads the programmes that researched records name, level by level', () => {
  const { universities } = researchedFile(
    [
      {
        id: 'alpha',
        depth: 'full',
        popularPrograms: [taught('Law'), { label: 'Alchemy', levels: ['master'] }],
      },
      { id: 'beta', depth: 'basic', popularPrograms: [taught('Law')] },
    ],
    valueOf,
  )
  expect(universities).toEqual({
    alpha: [
      { level: 'bachelor', field: 'law' },
      { level: 'doctorate', field: 'law' },
    ],
  })
})
