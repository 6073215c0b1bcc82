import fs from 'node:fs'
import path from 'node:path'
import { z } from 'zod'
import { fieldsOfSubject } from '@/lib/eligibility/fields-of-subject'
import { subjectOf } from '@/lib/eligibility/kept-subject'
import { STUDY_FIELDS } from '@/lib/eligibility/vocabulary'
import { codesOfSubject, subjectsOfCode } from '@/lib/subjects/of-code'
import { getBroadFields, getSubject, getSubjectCodes, getSubjects } from '@/lib/subjects/queries'
import { SCHEMES, SubjectCodesSchema, type Scheme } from '@/lib/subjects/subject'
import { subjectsOf } from '@/lib/subjects/subjects-of'
import { normaliseText } from '@/lib/text/normalise-text'
import { POPULAR_PROGRAMMES } from '@/lib/universities/vocabulary'
import { readRows } from './tables'

const SLUGS = getSubjects().map(({ slug }) => slug)
const readJson = (file: string): unknown => JSON.parse(fs.readFileSync(file, 'utf8'))

/** The tables of codes from their files. */
const TABLES = SCHEMES.map((scheme) => ({
  scheme,
  ...SubjectCodesSchema.parse(readJson(`data/subject-codes/${scheme}.json`)),
}))

describe('the subjects', () => {
  it('have slugs of their own and a broad field of ISCED-F', () => {
    expect(new Set(SLUGS).size).toBe(SLUGS.length)
    const broad = getBroadFields().map(({ code }) => code)
    for (const subject of getSubjects()) {
      expect(broad).toContain(subject.broad)
      expect(subject.narrow.slice(0, 2)).toBe(subject.broad)
      expect(subject.description.split(' ').length).toBeLessThanOrEqual(12)
    }
  })

  it('are of the field of study that stands for one of them', () => {
    const subjects = STUDY_FIELDS.map(({ value }) => [value, subjectOf({ subject: '', fieldOfStudy: value })])
    const wrong = subjects.filter(
      ([field, slug]) => slug && !fieldsOfSubject(slug).some((each) => each === field),
    )
    expect(wrong).toEqual([])
  })

  it('name neighbours and branches that exist, and none twice', () => {
    for (const { slug, neighbours, covers } of getSubjects())
      for (const list of [neighbours, covers]) {
        expect({ slug, unknown: list.filter((other) => !getSubject(other)) }).toEqual({ slug, unknown: [] })
        expect(list).not.toContain(slug)
        expect(new Set(list).size).toBe(list.length)
      }
  })

  it('have a branch under one whole at most by a chain, and never in a circle', () => {
    const coversOf = (slug: string) => getSubject(slug)?.covers ?? []
    for (const slug of SLUGS)
      for (const branch of coversOf(slug)) expect(coversOf(branch)).not.toContain(slug)
  })

  it('share no name and no synonym, but for those that mean two subjects', () => {
    const holders = new Map<string, Set<string>>()
    for (const { slug, name, synonyms, inTitles, otherNames } of getSubjects())
      for (const word of [name, ...synonyms, ...inTitles, ...otherNames]) {
        const key = normaliseText(word)
        holders.set(key, (holders.get(key) ?? new Set()).add(slug))
      }
    const shared = [...holders].filter(([, slugs]) => slugs.size > 1).map(([word, slugs]) => [word, ...slugs])
    expect(shared).toEqual([['ece', 'electrical-engineering', 'early-childhood-education']])
  })

  it('write each word once, as it is typed, and mark as ordinary only words that they have', () => {
    for (const { slug, name, synonyms, inTitles, ordinary, otherNames } of getSubjects()) {
      const words = [...synonyms, ...inTitles, ...otherNames]
      const keys = words.map(normaliseText)
      expect({ slug, twice: keys.filter((key, at) => keys.indexOf(key) !== at) }).toEqual({ slug, twice: [] })
      expect(words.filter((word) => word !== word.toLowerCase())).toEqual([])
      expect(keys).not.toContain(normaliseText(name))
      expect({ slug, lost: ordinary.filter((word) => ![...synonyms, ...inTitles].includes(word)) }).toEqual({
        slug,
        lost: [],
      })
    }
  })

  it('mark the short words that are parts of speech elsewhere', () => {
    const ordinary = getSubjects().flatMap((subject) => subject.ordinary)
    for (const word of ['it', 'pe', 'ag', 'md', 'ir', 'hr', 'pr', 'ot', 'health', 'development', 'data'])
      expect(ordinary).toContain(word)
  })
})

describe('the tables of codes', () => {
  it.each(TABLES)('$scheme: each code once, with subjects that exist', ({ codes }) => {
    const keys = codes.map(({ code }) => code)
    expect(new Set(keys).size).toBe(keys.length)
    for (const { code, subjects, holds = [] } of codes) {
      const unknown = [...subjects, ...holds].filter((slug) => !getSubject(slug))
      expect({ code, unknown }).toEqual({ code, unknown: [] })
      expect(new Set([...subjects, ...holds]).size).toBe(subjects.length + holds.length)
    }
  })

  it('lead to every subject by some code', () => {
    const led = new Set(SCHEMES.flatMap((scheme) => [...getSubjectCodes(scheme).values()].flat()))
    expect(SLUGS.filter((slug) => !led.has(slug))).toEqual([])
  })

  it('know each label of programmes and each field of study', () => {
    const unknown = [
      ...POPULAR_PROGRAMMES.filter(({ value }) => subjectsOfCode('labels', value).length === 0),
      ...STUDY_FIELDS.filter(({ value }) => subjectsOfCode('fields', value).length === 0),
    ]
    expect(unknown).toEqual([])
    expect(getSubjectCodes('labels').size).toBe(POPULAR_PROGRAMMES.length)
    expect(getSubjectCodes('fields').size).toBe(STUDY_FIELDS.length)
  })

  it('give a field of study to every subject that awards name by one', () => {
    const none = SLUGS.filter((slug) => fieldsOfSubject(slug).length === 0)
    expect(none.sort()).toEqual([
      'aviation',
      'culinary-arts',
      'interdisciplinary',
      'maritime',
      'personal-services',
      'philosophy',
      'sport-science',
    ])
    expect(SLUGS.filter((slug) => codesOfSubject('labels', slug).length > 0).length).toBeGreaterThan(90)
  })
})

/** The subjects of each register's file: by code, or by the name of the code. */
const REGISTERS: [file: string, scheme: Scheme][] = [
  ['us-subjects', 'cip4'],
  ['uk', 'cah'],
  ['jp', 'jp'],
  ['tw', 'tw'],
  ['cl', 'cl-area'],
]

describe('the registers', () => {
  it.each(REGISTERS)('%s: every subject is in the table %s', (file, scheme) => {
    const text = fs.readFileSync(`data/open/${file}.json`, 'utf8')
    const named = [...text.matchAll(/"subject":("(?:[^"\\]|\\.)+")/g)].map(([, name = '""']) =>
      z.string().parse(JSON.parse(name)),
    )
    const tables = TABLES.filter((table) => table.scheme === scheme || table.scheme === `${scheme}-groups`)
    const known = new Set(tables.flatMap(({ codes }) => codes.flatMap(({ code, name }) => [code, name])))
    expect([...new Set(named)].filter((name) => !known.has(name))).toEqual([])
  })

  it('every code of a programme leads to a subject', () => {
    const folder = 'data/programmes'
    const files = fs.existsSync(folder) ? fs.readdirSync(folder).filter((name) => name.endsWith('.json')) : []
    const shape = z.object({
      scheme: z.enum(SCHEMES).optional(),
      universities: z.record(z.string(), z.array(z.object({ field: z.string().optional() }))),
    })
    for (const file of files) {
      const { scheme, universities } = shape.parse(readJson(path.join(folder, file)))
      if (!scheme) continue
      const codes = Object.values(universities).flatMap((rows) =>
        rows.flatMap(({ field = '' }) => field.split('|')),
      )
      const lost = [...new Set(codes)].filter((code) => code && subjectsOfCode(scheme, code).length === 0)
      expect({ file, lost }).toEqual({ file, lost: [] })
    }
  })
})

/** Programmes of the registers, each with the subject that a person gave it. `isEnglish`: the title may be read. */
const TITLES = readRows('subject-titles.tsv')

describe('what programmes are in', () => {
  it.each(TITLES)('$country: $title', ({ title = '', isEnglish, scheme, code = '', subject }) => {
    const found = subjectsOf({
      title: isEnglish === 'yes' ? title : null,
      scheme: SCHEMES.find((each) => each === scheme),
      field: code,
    })
    expect(found.subject).toBe(subject)
  })
})
