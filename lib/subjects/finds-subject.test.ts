import { findsSubject } from './finds-subject'

const ENGINEERING = { slug: 'engineering', covers: ['civil-engineering'] }
const CIVIL = { slug: 'civil-engineering', covers: [] }

describe('findsSubject', () => {
  it.each([
    ['the subject itself', { subject: 'engineering', also: [] }, ENGINEERING, 'states'],
    [
      'a branch for who searches the whole',
      { subject: 'civil-engineering', also: [] },
      ENGINEERING,
      'states',
    ],
    ['never the whole for who searches a branch', { subject: 'engineering', also: [] }, CIVIL, null],
    ['what may be meant, less surely', { subject: 'law', also: ['civil-engineering'] }, CIVIL, 'may'],
    ['nothing where the subject is unknown', { subject: null, also: [] }, CIVIL, null],
  ] as const)('finds %s', (_, programme, wanted, fit) => {
    expect(findsSubject(programme, wanted)).toBe(fit)
  })
})
