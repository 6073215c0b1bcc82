import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { z } from 'zod'
import { RequirementSchema } from '../facts/requirement'
import { aChoice, aContext, aDeadline, aTaskPerson, someRules } from '@/tests/fixtures/tasks'
import type { TaskChoice, TaskContext, TaskPerson } from './task'
import { tasksOf } from './tasks'
import { inMonth, onDay } from './task-time'

const requirements = z
  .array(RequirementSchema)
  .parse(JSON.parse(readFileSync(join(process.cwd(), 'data', 'national', 'requirements.json'), 'utf8')))

const work = (
  choice: Partial<TaskChoice>,
  person: Partial<TaskPerson> = {},
  context: Partial<TaskContext> = {},
) =>
  tasksOf(
    [aChoice(choice)],
    [],
    aContext({ requirements, person: aTaskPerson(person), rulesOf: () => someRules(), ...context }),
  )
const needs = (...given: Parameters<typeof work>) =>
  work(...given).flatMap(({ id }) => /^need:(.+)\.\d{4}-\d{2}$/.exec(id)?.[1] ?? [])

const US = { countryCode: 'us', country: 'United States' }
const GERMANY = { countryCode: 'de', country: 'Germany' }

it('asks by passport: a TB test of some, and nothing for a visa of those who need none', () => {
  expect(needs({}, { nationalities: ['ng'] })).toEqual(expect.arrayContaining(['gb-tb-test', 'gb-identity']))
  expect(needs({}, { nationalities: ['br'] })).not.toContain('gb-tb-test')
  expect(needs({}, { nationalities: ['br'] })).toContain('gb-identity')
  expect(needs({}, { nationalities: ['ie'] })).toEqual([])
  expect(needs({}, { nationalities: ['ng', 'ie'] })).toEqual([])
})

it('asks by certificate, which the scale of the grades tells before the passport', () => {
  expect(needs(GERMANY, { nationalities: ['in'] })).toContain('de-aps-bachelor')
  expect(needs(GERMANY, { nationalities: ['in'], certificate: 'gb' })).not.toContain('de-aps-bachelor')
  expect(needs(GERMANY, { nationalities: ['ng'], certificate: 'in' })).toContain('de-aps-bachelor')
  expect(needs(GERMANY, { nationalities: ['ng'] })).not.toContain('de-aps-bachelor')
  expect(needs({ countryCode: 'pt', country: 'Portugal' }, { nationalities: ['br'] })).toContain('pt-enem')
})

it('says for whom it is where nobody told a nationality', () => {
  const task = work(GERMANY, { nationalities: [] }).find(({ id }) => id.startsWith('need:de-aps'))
  expect(task?.text).toContain('Only if your certificates are from China, India or Vietnam.')
})

it('asks by level and subject: the UCAT for medicine alone, and then no other admission test', () => {
  const medicine = { subject: 'medicine', deadlines: [aDeadline({ month: 10, day: 15, year: '2028 entry' })] }
  expect(needs({ ...medicine, start: '2028-09' })).toContain('uk-ucat')
  expect(needs({ ...medicine, start: '2028-09', level: 'master' })).not.toContain('uk-ucat')
  expect(needs({ subject: 'nursing' })).not.toContain('uk-ucat')
  const ucat = work({ ...medicine, start: '2028-09' }).find(({ id }) => id.startsWith('need:uk-ucat'))
  expect(ucat?.when).toEqual(inMonth('2027-07', { isUsual: true, lastMonth: '2027-09' }))
})

it('counts from what it belongs to, names its source, and marks a time of ours', () => {
  const visa = { tasks: { 'visa:us.2027-09': { done: null, day: '2027-06-30' } }, ownTasks: [] }
  const fee = work(US, {}, { edits: visa }).find(({ id }) => id.startsWith('need:us-sevis'))
  expect(fee).toMatchObject({
    title: 'Pay the SEVIS fee: United States',
    when: onDay('2027-06-02'),
    latest: onDay('2027-06-23'),
    basis: { kind: 'source', publisher: 'U.S. Department of State' },
    formula: '1 to 4 weeks before the visa application (30 June 2027), by our advice',
  })
  const advice = work({}).find(({ id }) => id.startsWith('need:deposit'))
  expect(advice?.basis).toEqual({ kind: 'advice' })
})

it('takes the place of our general advice: a blocked account is the money in the account', () => {
  const money = work(GERMANY).filter(({ kind }) => kind === 'money')
  expect(money.map(({ title }) => title)).toEqual(['Open a blocked account: Germany'])
})
