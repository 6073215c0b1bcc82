import { programmeKey } from './key'

const none = new Set<string>()

it('is the source’s code, fit for an address', () => {
  expect(programmeKey({ level: 'bachelor', code: 'UF/BS 1', title: 'Law' }, none)).toBe('uf-bs-1')
})

it('is the level and the title where there is no code', () => {
  expect(programmeKey({ level: 'master', title: 'Économie appliquée' }, none)).toBe(
    'master-economie-appliquee',
  )
})

it('tells apart what reads the same', () => {
  const taken = new Set(['master-droit'])
  const lyon = programmeKey({ level: 'master', title: 'Droit', campus: 'Lyon' }, taken)
  const nice = programmeKey({ level: 'master', title: 'Droit', campus: 'Nice' }, taken)
  expect(lyon).toMatch(/^master-droit-[0-9a-z]{6}$/)
  expect(nice).not.toBe(lyon)
  expect(programmeKey({ level: 'master', title: 'Droit', campus: 'Lyon' }, new Set([...taken, lyon]))).toBe(
    `${lyon}-2`,
  )
})

it('has letters for a title in another script', () => {
  expect(programmeKey({ level: 'bachelor', title: '医学科', faculty: '医学部' }, none)).toMatch(
    /^bachelor-[0-9a-z]{6}$/,
  )
})
