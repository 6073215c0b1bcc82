import Papa from 'papaparse'
import { aChoice, aCost } from '@/tests/fixtures/choice'
import { aFact, aTuition } from '@/tests/fixtures/facts'
import { choicesOf } from '../plan/choices'
import { aPlace, aPlan } from '@/tests/fixtures/plans'
import { planCsv, type WorkedChoice } from './plan-csv'
import { onDay } from './task-time'
import type { Task } from './task'

const [choice] = choicesOf(aPlan({ items: [aPlace({ note: '=cmd', level: 'master' })] }), null)

const worked = (part: Partial<WorkedChoice> = {}): WorkedChoice => {
  if (!choice) throw new Error('no choice')
  return { choice, country: null, table: null, verdict: null, next: null, awards: [], ...part }
}

/** The cells of the first row by their heads. */
function read(given: WorkedChoice): Record<string, string> {
  const text = planCsv([given], 'https://meridian.example').replace(/^\uFEFF/, '')
  return Papa.parse<Record<string, string>>(text, { header: true }).data[0] ?? {}
}

const task = (part: Partial<Task>) => part as Task

it('says of a choice of which nothing is known only what was saved', () => {
  const cells = read(worked())
  expect(Object.entries(cells).filter(([, cell]) => cell !== '')).toEqual([
    ['Choice', 'University of Oxford'],
    ['University', 'University of Oxford'],
    ['Country', 'GB'],
    ['Level', 'Master’s'],
    ['Note', "'=cmd"],
    ['Saved on', '2026-11-23'],
    ['Page', 'https://meridian.example/universities/university-of-oxford'],
  ])
})

it('has one number a cell, with its unit, currency, year, kind and source beside it', () => {
  const fee = aFact(aTuition({ min: 10_000, max: 12_000, currency: 'EUR' }), { year: '2026/27' })
  const table = aCost({ choice: aChoice({ fees: [fee] }), currency: 'EUR' })
  const cells = read(worked({ table, country: 'Netherlands', verdict: 'eligible', awards: ['Chevening'] }))
  expect(cells).toMatchObject({
    Country: 'Netherlands',
    'Can They Take Me?': 'Eligible',
    Tuition: '30000',
    'Tuition, to': '36000',
    'Tuition, unit': 'whole degree',
    'Tuition, currency': 'EUR',
    'Tuition, year': '2026/27',
    'Tuition, kind': 'official register',
    'Tuition, source': fee.source.url,
    'Years of Study': '3',
    Awards: 'Chevening',
  })
  const numbers = Object.entries(cells).filter(([head]) =>
    /^(Total|Tuition|Living|Money)[^,]*(, to)?$/.test(head),
  )
  expect(numbers.length).toBeGreaterThan(6)
  expect(numbers.filter(([, cell]) => !/^\d*$/.test(cell))).toEqual([])
})

it('has the next date as an ISO day with what is to do by then, and none for what is long over', () => {
  const basis = {
    kind: 'source',
    title: 'Dates',
    publisher: 'UCAS',
    url: 'https://ucas.example',
    year: '2027',
  }
  const apply = { title: 'Apply', when: onDay('2027-01-13'), latest: null, missed: null, basis } as const
  expect(read(worked({ next: task(apply as Partial<Task>) }))).toMatchObject({
    'Next Date': '2027-01-13',
    'Next Date, to': '',
    'Next Date, what': 'Apply',
    'Next Date, kind': 'stated',
    'Next Date, year': '2027',
    'Next Date, source': 'https://ucas.example',
  })
  const late = task({ ...(apply as Partial<Task>), missed: 'at-once' })
  expect(read(worked({ next: late }))).toMatchObject({
    'Next Date': '',
    'Next Date, kind': 'as soon as you can',
  })
})
