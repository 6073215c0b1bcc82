import { askTool } from '@/lib/api/tools'
import { TOOLS } from '@/lib/api/schema'
import { placeOfRow } from '@/lib/admission/admission-file'
import { getAdmissionFile } from '@/lib/admission/queries'
import { placeOfChoice } from '@/lib/admission/place-of-choice'
import { getComparedWithCost } from '@/lib/compare/queries'
import { subjectItemId } from '@/lib/plan/new-item'
import { drawProgramme } from '@/lib/programmes/drawn-row'
import { getProgrammesOf } from '@/lib/programmes/queries'
import { dollarsOf, languageOf } from '@/lib/programmes/row'
import { getListRows } from '@/lib/programmes/search/queries'
import { getChoice } from '@/lib/study/queries'
import { isProfessionalDoctorate } from '@/lib/subjects/medical'
import { cardAt } from '@/lib/universities/card'
import { comparedAt } from '@/lib/universities/compared-column'
import { getCard, getUniversities } from '@/lib/universities/queries'
import { shareOf } from '../fixtures/a-share'

const AMERICAN = getUniversities().filter(({ countryCode }) => countryCode === 'us')

/** Of each subject: how many of its doctorates in the register are professional ones, and how many are not. */
const counted = new Map<string, { professional: number; other: number }>()
for (const { id } of AMERICAN)
  for (const { subject, levels, award } of getProgrammesOf(id)) {
    if (!subject || !levels.includes('doctorate')) continue
    const of = counted.get(subject) ?? { professional: 0, other: 0 }
    of[isProfessionalDoctorate(award) ? 'professional' : 'other']++
    counted.set(subject, of)
  }
/** A few of a subject may be mistakes of those who reported them. */
const MOSTLY = [...counted].flatMap(([subject, { professional, other }]) =>
  professional > 10 && professional * 1.5 > other ? [subject] : [],
)

it('knows the subjects whose doctorates in the USA are mostly professional ones', () => {
  expect(MOSTLY).toEqual(
    expect.arrayContaining(['medicine', 'veterinary-medicine', 'law', 'pharmacy', 'dentistry']),
  )
})

const CASES = shareOf(AMERICAN).flatMap(({ id }) =>
  getProgrammesOf(id)
    .filter(({ subject, award }) => isProfessionalDoctorate(award) && MOSTLY.includes(subject ?? ''))
    .map(({ subject }) => ({ id, subject: subject ?? '' })),
)

it('compares a professional doctorate by no date, way, fee or length of a PhD', () => {
  const wrong = CASES.flatMap(({ id, subject }) => {
    const column = getComparedWithCost(subjectItemId(id, subject, 'doctorate'))
    const { deadline, closing, applying, tuition, wholeDegree } = comparedAt(column!, 'doctorate')
    const isLong = wholeDegree !== null && !wholeDegree.isInPart
    return deadline || closing || applying || tuition || isLong ? [`${id}, ${subject}`] : []
  })
  expect(CASES.length).toBeGreaterThan(20)
  expect(wrong).toEqual([])
})

it('plans, prices and judges it by none', () => {
  const wrong = CASES.flatMap(({ id, subject }) => {
    const choice = getChoice(id, 'doctorate', subjectItemId(id, subject, 'doctorate').split('/')[1])!
    const { routes, fees, usualFees, years, entry, deadlines } = choice
    const ofPhd = [...routes, ...fees, ...usualFees, ...entry.filter(({ value }) => value.level !== 'all')]
    const { fee } = placeOfChoice(choice)
    const isOpen = deadlines.some(({ notFor }) => !notFor?.includes(subject))
    return ofPhd.length > 0 || years || fee !== null || isOpen ? [`${id}, ${subject}`] : []
  })
  expect(wrong).toEqual([])
})

it('tells programs none', () => {
  const wrong = CASES.filter((_, at) => at % 4 === 0).flatMap(({ id, subject }) => {
    const { facts } = TOOLS.facts.answer.parse(askTool('facts', { id, level: 'doctorate', subject })?.body)
    const told = facts.filter(
      ({ label, value }) => ['Application Deadline', 'How to Apply'].includes(label) && value !== null,
    )
    return told.map(({ label }) => `${id}, ${subject}: ${label}`)
  })
  expect(wrong).toEqual([])
})

it('lists none with a professional doctorate of any subject, and judges it by none', () => {
  const file = getAdmissionFile()
  const enrols = new Set(file.enrols)
  const subjects = [...counted].flatMap(([subject, { professional }]) => (professional > 0 ? [subject] : []))
  const wrong = subjects.flatMap((subject) => {
    return getListRows({ subject, level: 'doctorate' })
      .filter(({ award, university }) => university.countryCode === 'us' && isProfessionalDoctorate(award))
      .flatMap((row) => {
        const card = cardAt(getCard(row.university.id)!, 'doctorate')
        const { deadline, fee } = drawProgramme(row, card, { currency: 'USD', subject: '' })
        const place = placeOfRow(row, languageOf(row), file, enrols)
        const isJudged = place.deadlines.some(
          ({ fields, notFor }) => fields.length === 0 && !notFor?.includes(place.subject ?? ''),
        )
        return deadline || fee || dollarsOf(row) !== null || isJudged
          ? [`${row.university.id}, ${subject}: ${deadline ?? fee}`]
          : []
      })
  })
  expect(wrong).toEqual([])
})
