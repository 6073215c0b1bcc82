import { researchedFile } from './researched-programmes'

const valueOf = (label: string) => (label === 'Law' ? 'law' : undefined)

it('reads the programmes that researched records name', () => {
  const { universities } = researchedFile(
    [
      { id: 'alpha', depth: 'full', popularPrograms: ['Law', 'Alchemy'] },
      { id: 'beta', depth: 'basic', popularPrograms: ['Law'] },
    ],
    valueOf,
  )
  expect(universities).toEqual({ alpha: [{ level: 'all', field: 'law' }] })
})
