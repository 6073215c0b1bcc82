import { aScholarship } from '@/tests/fixtures/scholarship'
import { toAwardCard } from './card'
import { decodeAwardIndex, encodeAwardIndex } from './compact-index'
import type { Scholarship } from './record/schema'
import type { AwardEntry } from './row'

const countries = [
  { code: 'de', name: 'Germany', aliases: [] },
  { code: 'gb', name: 'United Kingdom', aliases: ['UK', 'Britain'] },
  { code: 'ke', name: 'Kenya', aliases: [] },
]
const nameOf = (code: string) => countries.find((country) => country.code === code)?.name ?? code
const entry = (scholarship: Scholarship, openTo: string[], yearlyUsd: number | null = null): AwardEntry => ({
  scholarship,
  card: toAwardCard(scholarship, nameOf),
  openTo: new Set(openTo),
  mayBeOpenTo: new Set(countries.map(({ code }) => code).filter((code) => !openTo.includes(code))),
  yearlyUsd,
})
const decode = (entries: AwardEntry[]) =>
  decodeAwardIndex(JSON.parse(JSON.stringify(encodeAwardIndex(entries, countries))))

const chevening = aScholarship({
  id: 'plain-a',
  name: 'Café Award',
  type: 'Government',
  eligibleDegrees: ["Master's", 'Ph.D.'],
  funding: ['full', 'merit'],
  isFullyFunded: true,
  isPrestigious: true,
  hostCountries: ['gb'],
  fieldsOfStudy: ['law'],
  deadlines: [{ month: 11, day: 7, note: 'noon' }],
  opensMonth: 8,
  confidence: 'low',
})

it('gives back what filters, sorts and cards need', () => {
  const [row] = decode([entry(chevening, ['de', 'ke'], 12_000)])
  expect(row).toMatchObject({
    card: toAwardCard(chevening, nameOf),
    type: 'government',
    degrees: ['masters', 'phd'],
    funding: ['full', 'merit'],
    fields: ['law'],
    hosts: ['gb'],
    yearlyUsd: 12_000,
    dates: { status: 'yearly', deadlines: chevening.deadlines, deadlineNote: null, opensMonth: 8 },
    nameKey: 'cafe award',
  })
  expect([...(row?.openTo ?? [])].sort()).toEqual(['de', 'ke'])
})

it('searches name, provider, hosts, description and fields', () => {
  const [row] = decode([entry(chevening, [])])
  for (const word of ['cafe', 'foundation', 'kingdom', 'grades', 'law']) expect(row?.text).toContain(word)
})

it('keeps the unknown unknown, and who is left out apart from who is let in', () => {
  const plain = aScholarship({ status: 'ended', deadlineNote: 'Varies' })
  const rows = decode([entry(plain, []), entry(plain, ['de', 'gb', 'ke']), entry(plain, ['ke'])])
  expect(rows.map(({ openTo }) => openTo.size)).toEqual([0, 3, 1])
  expect(rows.map(({ mayBeOpenTo }) => mayBeOpenTo.size)).toEqual([3, 0, 2])
  expect(rows[0]).toMatchObject({
    fields: null,
    yearlyUsd: null,
    dates: { status: 'ended', deadlineNote: 'Varies' },
  })
})
