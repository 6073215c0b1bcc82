import { act, render, screen, within } from '@testing-library/react'
import type { Elements } from '@/components/ui/elements'
import { keepAnswer, PROFILE_KEY } from '@/lib/device/profile-entry'
import type { Tuition } from '@/lib/facts/fact'
import { RATES } from '@/lib/study/files'
import { citeSources } from '@/lib/universities/record/provenance'
import type { University } from '@/lib/universities/record/schema'
import { aSource } from '@/tests/fixtures/a-source'
import { aBasicUniversity, aUniversity, taught } from '@/tests/fixtures/a-university'
import {
  aFact,
  anEntryFact,
  aRound,
  aRoute,
  aTaughtSubject,
  aTuition,
  someFacts,
} from '@/tests/fixtures/facts'
import { someRates } from '@/tests/fixtures/rates'
import { Answers } from './answers'
import { FurtherAnswers } from './further-answers'

function show(university: University, awards?: Elements) {
  const sources = citeSources(university, (key) => aSource({ publisher: key }))
  return render(
    <>
      <Answers title="What decides" level="bachelor" university={university} sources={sources} />
      <FurtherAnswers university={university} sources={sources} awards={awards} />
    </>,
  )
}

const answer = (name: string) => within(screen.getByRole('region', { name }))

describe('tuition', () => {
  it('is a price with its kind, year and source, in dollars too', () => {
    const fee = aFact(aTuition({ min: 12000, max: 20000, dollars: 20000 }))
    show(aUniversity({ facts: someFacts({ fees: [fee] }) }))
    const tuition = answer('Tuition')
    expect(tuition.getByText('EUR 12,000–20,000 a year')).toBeVisible()
    expect(tuition.getByText('about US$ 20,000 a year, mid-range')).toBeVisible()
    expect(tuition.getByText(/official register, 2024/)).toBeVisible()
    expect(tuition.getByRole('link', { name: /^Ministry/ })).toHaveAttribute(
      'href',
      'https://ministry.example.org',
    )
  })

  describe('of a visitor with a currency', () => {
    const price = { min: 12_000, max: 20_000, dollars: 20_000 }
    const showTo = (currency: string, fee: Partial<Tuition>) => {
      keepAnswer('currency', currency)
      show(aUniversity({ facts: someFacts({ fees: [aFact(aTuition(fee))] }) }))
    }
    const large = () =>
      answer('Tuition').getByText((_, element) => element?.getAttribute('data-slot') === 'sum')
    beforeEach(() =>
      jest.spyOn(RATES, 'get').mockReturnValue({ rates: someRates({ NGN: 1534 }), currencies: {} }),
    )
    afterEach(() => localStorage.removeItem(PROFILE_KEY))

    it('is in that currency, with the price as charged below', async () => {
      showTo('NGN', price)
      expect(await screen.findByText('about NGN 30,700,000 a year, mid-range')).toBe(large())
      expect(answer('Tuition').getByText('EUR 12,000–20,000 a year')).toBeVisible()
      expect(answer('Tuition').queryByText(/US\$/)).toBeNull()
    })

    it('says that it is only the lowest', async () => {
      showTo('NGN', { ...price, max: price.min, isFloor: true })
      expect(await screen.findByText('From about NGN 30,700,000 a year')).toBe(large())
      expect(answer('Tuition').getByText('From EUR 12,000 a year')).toBeVisible()
    })

    it('is a year’s where it is charged by the semester in that currency', async () => {
      jest.mocked(RATES.get).mockReturnValue({ rates: someRates({ EUR: 0.8 }), currencies: {} })
      showTo('EUR', { min: 1_500, max: 1_500, dollars: 3_750, period: 'semester' })
      expect(await screen.findByText('about EUR 3,000 a year')).toBe(large())
      expect(answer('Tuition').getByText('EUR 1,500 a semester')).toBeVisible()
    })

    it.each([
      ['the price is in it', 'EUR'],
      ['its rate is not known', 'XTS'],
    ])('stays as charged where %s', async (_, currency) => {
      showTo(currency, price)
      await act(() => import('./converted-fee'))
      expect(large()).toHaveTextContent('EUR 12,000–20,000 a year')
      expect(answer('Tuition').getByText('about US$ 20,000 a year, mid-range')).toBeVisible()
    })
  })

  it('is not known at the levels where only another is, which stands below with its level', () => {
    show(aUniversity({ facts: someFacts({ fees: [aFact(aTuition())] }) }))
    const unknown = answer('Tuition').getByText('Not known for a master’s')
    expect(unknown.closest('[data-for]')).toHaveAttribute('data-for', 'master')
    expect(unknown.nextElementSibling).toHaveTextContent('For a bachelor’s: EUR 8,000 a year')
    expect(unknown.nextElementSibling).toHaveAttribute('data-slot', 'basis')
    const sums = [...document.querySelectorAll('[data-slot=sum]')].map((sum) => sum.closest('[data-for]'))
    expect(sums.map((level) => level?.getAttribute('data-for'))).not.toContain('master')
  })

  it('is told apart by level where several are known', () => {
    const master = aFact(aTuition({ level: 'master', min: 15000 }))
    show(aUniversity({ facts: someFacts({ fees: [aFact(aTuition()), master] }) }))
    const sum = answer('Tuition').getByText('EUR 15,000 a year')
    expect(sum.closest('[data-for]')).toHaveAttribute('data-for', 'master')
  })

  it('never makes a usual range of the country this university’s price', () => {
    const usual = aFact(aTuition({ min: 6000, max: 30000 }), { kind: 'usual', isUnsure: true })
    show(aUniversity({ facts: someFacts({ usualFees: [usual] }) }))
    const tuition = answer('Tuition')
    expect(tuition.getByText('Universities of this kind mostly charge')).toBeVisible()
    expect(tuition.getByText(/usual range in the country, 2024/).closest('p')).toHaveTextContent(
      /It is not this university’s price/,
    )
  })

  it('of nothing reads “No tuition fee”, and has no dollars', () => {
    show(aUniversity({ facts: someFacts({ fees: [aFact(aTuition({ min: 0, dollars: 0 }))] }) }))
    expect(answer('Tuition').getByText('No tuition fee')).toBeVisible()
    expect(answer('Tuition').queryByText(/US\$/)).not.toBeInTheDocument()
  })
})

describe('applying', () => {
  const without = { ...aUniversity().admissionRequirements, applicationDeadline: null }

  it('names the service with its date, fee and link', () => {
    const routes = [aFact(aRoute(), { kind: 'service' })]
    show(aUniversity({ facts: someFacts({ routes }), admissionRequirements: without }))
    const apply = answer('How to apply, by when')
    expect(apply.getByText('13 January')).toBeVisible()
    expect(apply.getByText(/· fee: €30/)).toBeVisible()
    expect(apply.getByRole('link', { name: /^National service/ })).toHaveAttribute(
      'href',
      'https://apply.example.org',
    )
    expect(apply.getByText(/set by the application service, 2024/)).toBeVisible()
  })

  it('says whom a way is for that is not for everybody', () => {
    const routes = [
      aFact(aRoute({ who: 'international', forWhom: 'Citizens of other countries', rounds: [] })),
      aFact(
        aRoute({ name: 'CAO', who: 'eu-eea', forWhom: 'EU citizens', rounds: [aRound({ who: 'eu-eea' })] }),
      ),
    ]
    show(aUniversity({ facts: someFacts({ routes }), admissionRequirements: without }))
    const apply = answer('How to apply, by when')
    expect(apply.getByText('For: Citizens of other countries')).toBeVisible()
    expect(apply.getByText('For: EU citizens')).toBeVisible()
    expect(apply.getByText(/EU and EEA: 13 January/)).toBeInTheDocument()
    expect(apply.queryByText('13 January')).not.toBeInTheDocument()
  })

  it('is not known at a level whose only way is that of another', () => {
    const routes = [aFact(aRoute({ name: 'Studielink', rounds: [] }))]
    show(aUniversity({ facts: someFacts({ routes }), admissionRequirements: without }))
    const unknown = answer('How to apply, by when').getByText('Not known for a PhD')
    expect(unknown.closest('[data-for]')).toHaveAttribute('data-for', 'doctorate')
    expect(unknown.nextElementSibling).toHaveTextContent('For a bachelor’s: Studielink')
  })

  it('prints no date that is not sure', () => {
    const routes = [aFact(aRoute({ rounds: [aRound({}, { isUnsure: true })] }))]
    show(aUniversity({ facts: someFacts({ routes }), admissionRequirements: without }))
    const apply = answer('How to apply, by when')
    expect(apply.getByText('Usually in January')).toBeVisible()
    expect(apply.queryByText(/13 January/)).not.toBeInTheDocument()
  })

  it('never makes the usual time of the country this university’s date', () => {
    const rounds = [aRound({ isOfCountry: true }, { isUnsure: true })]
    show(
      aUniversity({
        facts: someFacts({ routes: [aFact(aRoute({ rounds }))] }),
        admissionRequirements: without,
      }),
    )
    const apply = answer('How to apply, by when')
    expect(apply.getByText('Usual in the country, not this university’s date.')).toBeVisible()
  })

  it('puts the university’s own deadline first, and leads to its application page', () => {
    const links = { application: 'https://www.example.edu/apply', admissions: null }
    show(aUniversity({ facts: someFacts({ links }) }))
    const apply = answer('How to apply, by when')
    expect(apply.getByText('1 April')).toBeVisible()
    expect(apply.getByRole('link', { name: /^The university’s application page/ })).toHaveAttribute(
      'href',
      links.application,
    )
  })
})

it('shows the language of teaching and the tests, the university’s own before the country’s rule', () => {
  const entry = [anEntryFact('teaching-language', { text: 'Dutch and English', languages: ['nl', 'en'] })]
  show(aUniversity({ facts: someFacts({ entry }) }))
  const language = answer('Language and tests')
  const pairs = language.getAllByRole('term', { hidden: true }).map((term) => term.parentElement?.textContent)
  const elsewhere = (text: string) =>
    ['master’s', 'PhD'].map((level) => `Not known for a ${level}For a bachelor’s: ${text}`).join('')
  expect(pairs).toEqual([
    `EnglishIELTS 6.5${elsewhere('IELTS 6.5')}`,
    'Taught inDutch and English',
    `TestsNo admission test${elsewhere('No admission test')}`,
  ])
  expect(language.getByText(/for the country as a whole/)).toBeVisible()
})

it('says of a university’s own language of teaching nothing about its country', () => {
  const own = { text: 'Dutch', languages: ['nl'], isOwn: true as const }
  show(aUniversity({ facts: someFacts({ entry: [anEntryFact('teaching-language', own)] }) }))
  expect(answer('Language and tests').getByText('Dutch')).toBeVisible()
  expect(answer('Language and tests').queryByText(/for the country as a whole/)).not.toBeInTheDocument()
})

it('names the largest subjects with what is counted, else those of the record', () => {
  const counted = 'students in 2024'
  show(
    aUniversity({ facts: someFacts({ subjects: [aFact(aTaughtSubject({ counted, countsPeople: true }))] }) }),
  )
  const subjects = answer('Largest subjects')
  expect(subjects.getByText('Law (20)')).toBeVisible()
  expect(subjects.getByText(/in brackets: students/).closest('p')).toHaveTextContent(
    /official register, 2024/,
  )
})

it('names those with most courses only where the record names none', () => {
  const facts = someFacts({ subjects: [aFact(aTaughtSubject())] })
  const { unmount } = show(aUniversity({ facts }))
  expect(answer('Largest subjects').getByRole('list')).toHaveTextContent('LawMedicine')
  unmount()
  show(aUniversity({ facts, popularPrograms: [] }))
  expect(answer('Largest subjects').getByText(/in brackets: courses/)).toBeVisible()
})

it('names the programmes of the record at each level where nobody counts subjects', () => {
  show(aUniversity({ popularPrograms: [taught('Law'), taught('Medicine', 'bachelor')] }))
  const said = answer('Largest subjects').getByText('Popular:')
  const [first, later] = answer('Largest subjects').getAllByRole('list')
  expect(said.nextElementSibling).toHaveAttribute('data-for', 'bachelor')
  expect(first).toHaveTextContent('LawMedicine')
  expect(later?.parentElement).toHaveAttribute('data-for', 'master doctorate')
  expect(later).toHaveTextContent(/^Law$/)
})

it('ends with the awards that the page gives it, also where nothing else is known', () => {
  show(aBasicUniversity(), <p>Three awards</p>)
  expect(answer('Awards for students here').getByText('Three awards')).toBeVisible()
})

it('is left out where nothing is known', () => {
  show(aBasicUniversity())
  expect(screen.queryByRole('region')).not.toBeInTheDocument()
})
