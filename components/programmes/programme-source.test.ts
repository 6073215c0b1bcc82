import { waitFor } from '@testing-library/react'
import type { Catalogue } from '@/components/list/catalogue-source'
import type { AdmissionFile } from '@/lib/admission/admission-file'
import { readVerdicts } from '@/lib/programmes/kept-verdicts'
import { encodeShards, type ShardSource } from '@/lib/programmes/shards'
import { somePlaceRules } from '@/tests/fixtures/a-place'
import { aRow } from '@/tests/fixtures/a-row'
import { setCatalogue } from '@/tests/fixtures/catalogue-source'
import { aProgramme } from '@/tests/fixtures/a-programme'
import { COURSES, RATES } from '@/tests/fixtures/a-programme-row'
import { programmeSource } from './programme-source'

jest.mock('@/components/list/catalogue-source', () => jest.requireActual('@/tests/fixtures/catalogue-source'))

const shardsOf = (given: Partial<ShardSource>) =>
  encodeShards({
    subject: 'nursing',
    level: 'bachelor',
    covers: [],
    stated: [],
    also: [],
    positionOf: () => 0,
    countryOf: () => 'au',
    datasetOf: () => COURSES,
    nameOf: (slug) => slug,
    awards: { any: 0, of: {}, more: {} },
    ...given,
  })

const files: Record<string, unknown> = {
  'rates.json': { rates: { date: '2026-11-20', source: '', rates: RATES }, currencies: {} },
  'health-sciences.bachelor': shardsOf({ subject: 'health-sciences', covers: ['nursing'] })[0],
  'nursing.bachelor': shardsOf({ stated: [aProgramme()] })[0],
}

const asked: string[] = []

beforeEach(() => {
  asked.length = 0
  global.fetch = jest.fn(async (address: string) => {
    asked.push(address)
    const file = files[address.split('/').at(-1) ?? '']
    return { ok: file !== undefined, status: file ? 200 : 404, json: async () => file } as Response
  }) as unknown as typeof fetch
})

it('reads the shards of a subject and its branches, and joins them with the universities', async () => {
  setCatalogue({ rows: [aRow({ name: 'Alpha' })] })
  const source = programmeSource('health-sciences', 'bachelor')
  const heard = jest.fn()
  const stop = source.subscribe(heard)
  await source.load('rows')
  expect(source.get()?.rows.map(({ title, university }) => [title, university.name])).toEqual([
    ['Bachelor of Nursing', 'Alpha'],
  ])
  expect(heard).toHaveBeenCalled()
  expect(asked).toContain('/catalogue/v1/programmes/nursing.bachelor')
  stop()
})

it('joins them again when the universities come with more words', async () => {
  setCatalogue({ rows: [aRow({ name: 'Alpha' })], hasText: false })
  const source = programmeSource('nursing', 'bachelor')
  const stop = source.subscribe(() => {})
  await source.load('rows')
  expect(source.get()?.hasText).toBe(false)
  await source.load('text')
  setCatalogue({ rows: [aRow({ name: 'Alpha', text: 'alpha first' })] })
  await waitFor(() =>
    expect(source.get()).toMatchObject({ hasText: true, rows: [{ university: { text: 'alpha first' } }] }),
  )
  stop()
})

it('tells its listeners when the universities are searched with another reader', async () => {
  const rows = [aRow({ name: 'Alpha' })]
  setCatalogue({ rows })
  const source = programmeSource('nursing', 'bachelor')
  const heard = jest.fn()
  const stop = source.subscribe(heard)
  await source.load('rows')
  heard.mockClear()
  setCatalogue({ rows, reader: {} as Catalogue['reader'] })
  await waitFor(() => expect(heard).toHaveBeenCalledTimes(1))
  stop()
})

it('fails for a subject that is not served', async () => {
  await expect(programmeSource('astrology', 'bachelor').load('rows')).rejects.toThrow('404')
})

it('is the same for the same subject and level', () => {
  expect(programmeSource('law', 'master')).toBe(programmeSource('law', 'master'))
})

describe('with a profile that the browser keeps', () => {
  const keep = (ielts: number) =>
    localStorage.setItem(
      'meridian-profile',
      JSON.stringify({
        state: { profile: { nationality: 'nz', degreeHeld: 'secondary', ielts } },
        version: 1,
      }),
    )
  const verdict = (source: ReturnType<typeof programmeSource>) => {
    const [row] = source.get()?.rows ?? []
    return row && readVerdicts()?.(row)
  }

  beforeEach(() => {
    files['admission.json'] = {
      rules: { au: somePlaceRules() },
      deadlines: { sets: [], of: {}, more: {} },
      enrols: [],
      territories: {},
    } satisfies AdmissionFile
    const alpha = aRow({ countryCode: 'au', english: ['bachelor'], ielts: 6.5 })
    setCatalogue({ rows: [alpha] })
  })
  afterEach(() => localStorage.clear())

  it('answers which programmes can take the visitor, again when another tab changes the profile', async () => {
    keep(7)
    const source = programmeSource('nursing', 'bachelor')
    const heard = jest.fn()
    const stop = source.subscribe(heard)
    expect(source.hasOwn()).toBe(true)
    await source.load('rows')
    expect(verdict(source)).toBe('eligible')
    expect(source.get()?.hasAdded).toBe(true)

    keep(6)
    heard.mockClear()
    window.dispatchEvent(new StorageEvent('storage', { key: 'meridian-profile', newValue: '{}' }))
    await waitFor(() => expect(heard).toHaveBeenCalled())
    // New Zealanders are often excused from a test.
    expect(verdict(source)).toBe('check')
    stop()
  })

  it('forgets the answer with the profile, and asks for no rules without one', async () => {
    const source = programmeSource('nursing', 'bachelor')
    await source.load('rows')
    expect(readVerdicts()).toBeNull()
    expect(source.hasOwn()).toBe(false)
    expect(asked).not.toContain('/catalogue/v1/admission.json')
  })
})
