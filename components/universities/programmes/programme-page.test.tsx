import { render, screen, within } from '@testing-library/react'
import type { Outcome } from '@/lib/facts/fact'
import type { ProgrammePageData as Page } from '@/lib/programmes/page/queries'
import { getSubject } from '@/lib/subjects/queries'
import { aDataset, aProgramme, aProgrammeFee } from '@/tests/fixtures/a-programme'
import { aUniversity } from '@/tests/fixtures/a-university'
import { aFact, anEntryFact, aTuition, someFacts } from '@/tests/fixtures/facts'
import { ProgrammePage } from './programme-page'

const page = (fields: Partial<Page> = {}): Page => ({
  programme: aProgramme({ code: '012345A', months: 36, fee: aProgrammeFee() }),
  university: aUniversity(),
  subject: getSubject('nursing') ?? null,
  dataset: aDataset(),
  awards: [],
  outcomes: [],
  siblings: [],
  more: 0,
  neighbours: [],
  elsewhere: 1,
  ...fields,
})

const show = (fields?: Partial<Page>) =>
  render(<ProgrammePage page={page(fields)} compare={null} cost={null} awards={<p>awards</p>} />)

const region = (name: string) => screen.getByRole('region', { name })

it('names the programme, its university, level and length', () => {
  show()
  expect(screen.getByRole('heading', { level: 1 })).toHaveTextContent('Bachelor of Nursing')
  expect(screen.getByText('Nursing', { selector: 'header p' })).toBeInTheDocument()
  const brief = within(screen.getByRole('list', { name: 'In brief' })).getAllByRole('listitem')
  expect(brief.map(({ textContent }) => textContent)).toEqual(['Bachelor’s degree', '3 years'])
})

it('says of what year an old list is, because the programme may have ended', () => {
  show({ dataset: aDataset({ listedIn: '2022' }) })
  const brief = screen.getByRole('list', { name: 'In brief' })
  expect(within(brief).getByText('In the list of 2022')).toBeVisible()
  expect(region('Source')).toHaveTextContent('It may have ended since.')
})

it('states the fee as its source does, and the university’s own beside it', () => {
  const facts = someFacts({ fees: [aFact(aTuition())] })
  show({ university: aUniversity({ facts }) })
  const tuition = region('Tuition')
  expect(tuition).toHaveTextContent('AUD 120,000 for the whole course')
  expect(tuition).toHaveTextContent('for international students, as of January 2023')
  expect(tuition).toHaveTextContent('For comparison, the university’s bachelor’s degrees in general:')
})

it('says that no fee is stated before it shows that of the university', () => {
  const facts = someFacts({ fees: [aFact(aTuition())] })
  show({ programme: aProgramme(), university: aUniversity({ facts }) })
  expect(region('Tuition')).toHaveTextContent(
    /^TuitionIs this wrong\?No source states a fee of this programme\.The university’s bachelor’s degrees in general:/,
  )
})

it('never passes a usual range of the country off as the university’s price', () => {
  const facts = someFacts({ usualFees: [aFact(aTuition(), { kind: 'usual' })] })
  show({ programme: aProgramme(), university: aUniversity({ facts }) })
  expect(region('Tuition')).toHaveTextContent(
    'Usual in the Netherlands for a bachelor’s degree, not a price of this university:mostly',
  )
})

it('says what became of its own students, where a register counts them', () => {
  show()
  expect(screen.queryByRole('region', { name: 'What became of its students' })).toBeNull()
  const pay: Outcome = {
    ...{ measure: 'earnings', level: 'master', subject: 'Games (Esbjerg)', value: 31_600, unit: 'DKK' },
    ...{ max: null, period: 'month', whose: 'graduates, 2019 to 2021', people: 75, response: null },
  }
  show({ outcomes: [aFact(pay)] })
  expect(region('What became of its students')).toHaveTextContent(
    'EarningsDKK 31,600 a month · graduates, 2019 to 2021, 75 people',
  )
})

it('ends with the source, its year and grain, and the register’s code', () => {
  show()
  expect(region('Source')).toHaveTextContent(
    'A course with a name of its own, from “Register of courses”, 2025.',
  )
  expect(region('Source')).toHaveTextContent('Register of courses: 012345A')
})

it('leads to others of the subject here, elsewhere, and to the subjects next to it', () => {
  show({
    siblings: [aProgramme({ key: 'register-2', title: 'Bachelor of Nursing (Honours)' })],
    neighbours: [{ slug: 'midwifery', name: 'Midwifery' }],
    elsewhere: 38,
  })
  const hrefOf = (name: string | RegExp) => screen.getByRole('link', { name }).getAttribute('href')
  expect(hrefOf('Bachelor of Nursing (Honours)')).toBe('/programmes/alpha/register-2')
  expect(hrefOf('Nursing at 38 universities')).toBe('/programmes?subject=nursing')
  expect(hrefOf('in the Netherlands')).toBe('/programmes?subject=nursing&country=nl')
  expect(hrefOf('Midwifery')).toBe('/programmes?subject=midwifery')
})

it('tells others of one name apart by what they mean, their language and their kind', () => {
  const other = { title: 'Hemşirelik', titleEn: 'Nursing', months: 48 }
  show({
    siblings: [
      aProgramme({ ...other, key: 'a', language: 'en', options: ['jointly with SUNY'] }),
      aProgramme({ ...other, key: 'b', language: 'tr' }),
    ],
  })
  const lines = within(region('Similar programmes')).getAllByRole('listitem')
  expect(lines.map(({ textContent }) => textContent)).toEqual([
    'Hemşirelik · Nursing · Bachelor’s · 4 years · in English · jointly with SUNY',
    'Hemşirelik · Nursing · Bachelor’s · 4 years · in Turkish',
  ])
})

describe('what is needed', () => {
  const facts = someFacts({
    entry: [
      anEntryFact('school-certificate', { level: 'bachelor' }),
      anEntryFact('english-minimum'),
      anEntryFact('local-language-minimum', { text: 'Turkish C1' }),
    ],
  })
  const needed = (fields: Partial<Page['programme']>) => {
    show({ programme: aProgramme(fields), university: aUniversity({ facts }) })
    return within(region('What is needed'))
      .getAllByRole('term')
      .map(({ textContent }) => textContent)
  }

  it('names the local language, unless the programme is taught in English', () => {
    expect(needed({ language: 'tr' })).toEqual(['School or degree', 'English', 'Local language'])
    expect(region('What is needed')).toHaveTextContent('Turkish C1')
  })

  it('asks nobody for the local language of a programme in English', () => {
    expect(needed({ language: 'en' })).toEqual(['School or degree', 'English'])
  })

  it('passes no rule on school certificates off as one for a master’s degree', () => {
    expect(needed({ levels: ['master'] })).toEqual(['English', 'Local language'])
  })
})
