import { countSubjectsByCountry, universitiesBySubject } from './subject-counts'

const IDS = ['alpha', 'beta', 'gamma']
const positionOf = (id: string) => (IDS.includes(id) ? IDS.indexOf(id) : undefined)
const at = (universityId: string, subject: string | null, ...levels: ('bachelor' | 'master')[]) => ({
  universityId,
  subject,
  levels,
})

const masters = universitiesBySubject(
  [
    at('gamma', 'law', 'master'),
    at('alpha', 'law', 'bachelor', 'master'),
    at('alpha', 'law', 'master'),
    at('alpha', 'history', 'master'),
    at('beta', 'history', 'bachelor'),
    at('beta', null, 'master'),
    at('elsewhere', 'law', 'master'),
  ],
  'master',
  positionOf,
)

it('knows the universities of each subject at a level, each once', () => {
  expect([...masters].map(([slug, all]) => [slug, [...all]])).toEqual([
    ['law', [0, 2]],
    ['history', [0]],
  ])
})

it('counts a university that has several of the subjects once, in its country', () => {
  const countryOf = (position: number) => (position > 0 ? 'ke' : 'ng')
  expect([...countSubjectsByCountry(masters, ['law', 'history', 'art'], countryOf)]).toEqual([
    ['ng', 1],
    ['ke', 1],
  ])
  expect([...countSubjectsByCountry(masters, ['history'], countryOf)]).toEqual([['ng', 1]])
})
