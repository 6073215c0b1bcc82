import { aBasicUniversity, aUniversity } from '@/tests/fixtures/a-university'
import { aFact, anOutcome, aTuition, someFacts } from '@/tests/fixtures/facts'
import { knownAnswers, listUnknown } from './known-answers'

const alone = (university: ReturnType<typeof aUniversity>) => ({ university })

it('answers what the record or the registers know, and nothing else', () => {
  const facts = someFacts({ fees: [aFact(aTuition())] })
  expect(knownAnswers(alone(aBasicUniversity({ facts }))).map(({ id }) => id)).toEqual(['fee'])
  expect(knownAnswers(alone(aUniversity())).map(({ id }) => id)).toEqual(['apply', 'language', 'subjects'])
})

it('lists what is not known in one line', () => {
  const unknown = listUnknown(alone(aBasicUniversity({ establishedYear: 1950 })))
  expect(unknown).toContain('tuition')
  expect(unknown).toContain('number of students')
  expect(unknown).not.toContain('year of foundation')
  expect(listUnknown(alone(aUniversity()))).toEqual(['tuition'])
})

it('does not call unknown what another part of the page tells: programmes, an employment rate', () => {
  const bare = aBasicUniversity()
  expect(listUnknown(alone(bare))).toEqual(expect.arrayContaining(['subjects', 'what became of graduates']))
  expect(listUnknown({ university: bare, hasProgrammes: true })).not.toContain('subjects')
  const ofLaw = someFacts({ outcomes: [aFact(anOutcome({ subject: 'Law' }))] })
  expect(listUnknown(alone(aBasicUniversity({ facts: ofLaw })))).not.toContain('what became of graduates')
})
