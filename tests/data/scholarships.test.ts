import { readdirSync, readFileSync } from 'node:fs'
import { z } from 'zod'
import countriesData from '@/data/countries.json'
import groupsData from '@/data/nationality-groups.json'
import noticesData from '@/data/notices.json'
import externalData from '@/data/scholarships/external.json'
import governmentData from '@/data/scholarships/government.json'
import universityData from '@/data/scholarships/university.json'
import { NationalityGroupSchema, NoticeSchema } from '@/lib/eligibility/schema'
import { groupsNamed } from '@/lib/eligibility/place-rules'
import { HELD_DEGREES, type StudyField } from '@/lib/eligibility/vocabulary'
import { deadlineStatus } from '@/lib/scholarships/deadline-status'
import {
  ScholarshipRecordSchema,
  type AwardDeadline,
  type Scholarship,
} from '@/lib/scholarships/record/schema'

const FILES = { External: externalData, Government: governmentData, University: universityData }
const RESERVED_IDS = ['university', 'external', 'government', 'merit']
/** The path of a site's front page, of its English one too. */
const FRONT = /^\/(en\/?)?$/i

const groups = z.array(NationalityGroupSchema).parse(groupsData)
const notices = z.array(NoticeSchema).parse(noticesData)
const scholarships: Scholarship[] = Object.values(FILES).flatMap((file) =>
  z.array(ScholarshipRecordSchema).parse(file),
)
const ids = new Set(scholarships.map((scholarship) => scholarship.id))
const groupIds = new Set(groups.map((group) => group.id))

const universityCountries = new Map(
  readdirSync('data/universities').flatMap((file) =>
    z
      .array(z.object({ id: z.string(), countryCode: z.string() }))
      .parse(JSON.parse(readFileSync(`data/universities/${file}`, 'utf8')))
      .map((university) => [university.id, university.countryCode] as const),
  ),
)

const countryNames = new Intl.DisplayNames('en', { type: 'region', fallback: 'none' })
// Names that Intl knows as regions, but that are no nationality.
const NOT_A_COUNTRY = ['eu', 'ez', 'uk', 'un', 'zz']
const isCountry = (code: string) =>
  !NOT_A_COUNTRY.includes(code) && countryNames.of(code.toUpperCase()) !== undefined

function idsWhere(isWrong: (scholarship: Scholarship) => boolean): string[] {
  return scholarships.filter(isWrong).map((scholarship) => scholarship.id)
}

function placeRules({ eligibility }: Scholarship) {
  const { nationalities, residence, levelsByNationality } = eligibility
  return [
    nationalities,
    ...(residence ? [residence] : []),
    ...levelsByNationality.map(({ places }) => places),
  ]
}

function countriesNamed(scholarship: Scholarship): string[] {
  const { residence, feeStatus } = scholarship.eligibility
  return [
    ...placeRules(scholarship).flatMap((rule) => [
      ...rule.countries,
      ...rule.excludedCountries,
      ...rule.uncertainCountries,
    ]),
    ...(residence?.exemptCountries ?? []),
    ...(feeStatus?.homeCountries ?? []),
  ]
}

function amounts({ awardParts }: Scholarship) {
  const { tuition, stipend, housing, travel, insurance, grant } = awardParts
  return [tuition, stipend, housing, travel, insurance, grant].flatMap((part) => part?.amounts ?? [])
}

describe('the scholarships', () => {
  it('are at least 440, each in the file of its type', () => {
    expect(scholarships.length).toBeGreaterThanOrEqual(440)
    for (const [type, file] of Object.entries(FILES)) {
      expect(new Set(file.map((scholarship) => scholarship.type))).toEqual(new Set([type]))
    }
  })

  it('have ids of their own that never clash with the pages of the four kinds', () => {
    expect(ids.size).toBe(scholarships.length)
    expect(RESERVED_IDS.filter((id) => ids.has(id))).toEqual([])
  })

  it('have names of their own', () => {
    expect(new Set(scholarships.map((scholarship) => scholarship.name)).size).toBe(scholarships.length)
  })

  it('have a description of two or more sentences that is not the award repeated', () => {
    expect(idsWhere(({ description }) => (description.match(/[.!?](\s|$)/g) ?? []).length < 2)).toEqual([])
    expect(idsWhere(({ description, value }) => description.includes(value))).toEqual([])
    expect(new Set(scholarships.map(({ description }) => description)).size).toBe(scholarships.length)
  })

  it('say full or partial as isFullyFunded does', () => {
    expect(
      idsWhere(
        ({ funding, isFullyFunded }) =>
          funding.includes('full') !== isFullyFunded || funding.includes('partial') === isFullyFunded,
      ),
    ).toEqual([])
  })

  it('pay a part in full only where their own words set no condition', () => {
    const CONDITION =
      /(?<!for )\bup to\b|by need|by college|merit|partly|\bpart award|for (some|most|many|nearly)|in most|mostly|normally|first year|varies|past years|average/i
    const BY_NEED =
      /need-based (aid|amount|grants?)|need-based and merit|demonstrated need|up to full|part award|awards partial|joint awards|partial ones|by college/i
    const found = scholarships.flatMap(({ id, value, awardParts }) =>
      Object.entries(awardParts).flatMap(([part, fact]) => {
        if (!fact || Array.isArray(fact) || fact.coverage !== 'full') return []
        const words = [fact.note, ...fact.amounts.map(({ note }) => note)].join('; ')
        return CONDITION.test(words) || BY_NEED.test(value) ? `${id}, ${part}: ${words || value}` : []
      }),
    )
    expect(found).toEqual([])
  })

  it('pay tuition and living costs where they are fully funded', () => {
    const pays = (part: { coverage: string | null } | null) => part !== null && part.coverage !== 'none'
    expect(
      idsWhere(({ isFullyFunded, status, awardParts }) => {
        const { tuition, stipend, housing, grant } = awardParts
        return (
          isFullyFunded &&
          status !== 'ended' &&
          !(pays(stipend) || pays(housing) || pays(grant) || pays(tuition))
        )
      }),
    ).toEqual([])
  })

  it('pay the tuition of a degree whole where they are fully funded, but where universities mostly charge none', () => {
    expect(
      idsWhere(
        ({ isFullyFunded, eligibleDegrees, hostCountries, awardParts }) =>
          isFullyFunded &&
          awardParts.tuition?.coverage === 'partial' &&
          eligibleDegrees.some((degree) => degree !== 'Research-based') &&
          !hostCountries.includes('de'),
      ),
    ).toEqual([])
  })

  it('name each host country in words, so that the matcher finds it', () => {
    const names = new Map(countriesData.map((country) => [country.code, country.name]))
    expect(
      idsWhere(({ hostCountries, university }) =>
        hostCountries.some((code) => code !== 'multiple' && !university.includes(names.get(code) ?? '?')),
      ),
    ).toEqual([])
  })

  it('are tied to universities of the catalogue only, in a host country', () => {
    expect(
      idsWhere(({ universityIds, hostCountries }) =>
        universityIds.some((id) => {
          const country = universityCountries.get(id)
          return !country || !(hostCountries.includes(country) || hostCountries.includes('multiple'))
        }),
      ),
    ).toEqual([])
  })

  it('refer to scholarships that exist, and not to themselves', () => {
    expect(
      idsWhere(({ id, relatedIds, replacedBy }) =>
        [...relatedIds, ...(replacedBy ? [replacedBy] : [])].some((other) => other === id || !ids.has(other)),
      ),
    ).toEqual([])
  })

  it('have a source, or say that they come from general knowledge', () => {
    expect(idsWhere(({ basis, sources }) => basis === 'pages' && sources.length === 0)).toEqual([])
    expect(idsWhere(({ basis, editorial }) => (basis === 'editorial') !== (editorial !== null))).toEqual([])
    expect(
      idsWhere(
        ({ basis, editorial, confidence }) =>
          basis === 'editorial' && editorial?.checkAt === null && confidence !== 'low',
      ),
    ).toEqual([])
  })

  it('lead to a page of the award, and to a front page only where no deeper address is sure', () => {
    expect(idsWhere(({ link }) => link === null)).toEqual([])
    const toFront = idsWhere(({ link }) => link !== null && FRONT.test(new URL(link).pathname))
    expect(toFront.length).toBeLessThanOrEqual(45)
  })

  it('name a source that was read, for all but a few', () => {
    expect(idsWhere(({ sources }) => sources.length === 0).length).toBeLessThanOrEqual(30)
  })

  it('use sums whose maximum is plausible for a month', () => {
    const highest: Record<string, number> = { EUR: 5_000, USD: 5_000, GBP: 5_000, CHF: 5_000 }
    expect(
      idsWhere((scholarship) =>
        amounts(scholarship).some(
          ({ currency, period, max }) => period === 'month' && (max ?? 0) > (highest[currency] ?? Infinity),
        ),
      ),
    ).toEqual([])
  })
})

// Names of public bodies, universities and agencies: x.gov.in, y.ac.uk, z.edu.
const PUBLIC = /(^|\.)(ac|edu|gc|go|gob|gouv|gov|govt|mfa)(\.[a-z]{2})?$|\.europa\.eu$/
// Providers, their offices, and universities whose names don't show it.
const KNOWN = [
  ...['apply.mykaleidoscope.com', 'balassieducation.hu', 'doit.medfarm.uu.se', 'english.kre.hu'],
  ...['clarendonscholarsassociation.co.uk', 'future.utoronto.ca', 'uef.nl', 'www.daad.jp'],
  ...[
    'ihpme.utoronto.ca',
    'investyourtalent.esteri.it',
    'iicbangkok.esteri.it',
    'islandsmaster.eu',
    'kpfu.ru',
    'od.globaluni.ru',
  ],
  ...[
    'studyinjapan-asean.jp',
    'tudelft.nl',
    'universite-paris-saclay.fr',
    'www.ajinomoto.co.id',
    'www.ajinomoto.com.ph',
  ],
  ...['www.canoncollins.org.uk', 'www.daad-jordan.org', 'www.master-cde.eu', 'www.meg.uni-freiburg.de'],
  ...['www.nuffic.nl', 'www.roc-taiwan.org', 'www.sgs.utoronto.ca', 'www.studyinflanders.be', 'www.unipd.it'],
  ...['zonta-braunschweig.de', 'www.rug.nl', 'www.research-in-germany.org', 'help.unhcr.org'],
  ...['lacaixafoundation.org', 'fundacaolacaixa.pt', 'www.marshallscholars.org'],
  ...['ims.utoronto.ca', 'studyinaustria.at', 'www.dcu.ie'],
  ...[
    'my.rotary.org',
    'studies.ku.dk',
    'www.sdu.dk',
    'mitadmissions.org',
    'career.duth.gr',
    'civilsocietyleadershipawards.submittable.com',
  ],
  ...['wwwnew2.unipi.it', 'you.ubc.ca'],
]
const siteOf = (host: string) => host.replace(/^www\./, '')

it('takes rules from providers, universities and public bodies alone, and never from a site under test', () => {
  expect(
    idsWhere(({ link, sources }) =>
      sources.some(({ url }) => {
        if (url === null) return false
        const { hostname } = new URL(url)
        const own = link !== null && siteOf(new URL(link).hostname) === siteOf(hostname)
        return (
          /^(staging|test|dev)\./.test(hostname) ||
          !(own || PUBLIC.test(hostname) || KNOWN.includes(hostname))
        )
      }),
    ),
  ).toEqual([])
})

describe('eligibility', () => {
  it('names countries and groups that exist', () => {
    for (const scholarship of scholarships) {
      expect(countriesNamed(scholarship).filter((code) => !isCountry(code))).toEqual([])
      expect(groupsNamed(scholarship.eligibility).filter((id) => !groupIds.has(id))).toEqual([])
    }
  })

  it('names a place once in a rule', () => {
    expect(
      idsWhere((scholarship) =>
        placeRules(scholarship).some((rule) => {
          const all = [...rule.countries, ...rule.excludedCountries, ...rule.uncertainCountries]
          return new Set(all).size !== all.length
        }),
      ),
    ).toEqual([])
  })

  it('says each condition, step and wish once', () => {
    expect(
      idsWhere(({ eligibility: { conditions, steps, weighed } }) => {
        const all = [...conditions, ...steps, ...weighed]
        return new Set(all).size !== all.length
      }),
    ).toEqual([])
  })

  it('never asks for less than the usual degree of a level, but where it says so for that level', () => {
    const usual = { "Bachelor's": 'secondary', "Master's": 'bachelors', 'Ph.D.': 'bachelors' }
    const ranks = HELD_DEGREES.map(({ value }) => String(value))
    expect(
      idsWhere(({ eligibility: { degreeHeld }, eligibleDegrees }) =>
        eligibleDegrees.some(
          (degree) =>
            degree !== 'Research-based' &&
            degreeHeld !== null &&
            degreeHeld.levels.every((one) => one.degree !== degree) &&
            ranks.indexOf(degreeHeld.level) < ranks.indexOf(usual[degree]),
        ),
      ),
    ).toEqual([])
  })

  it('is unknown, not everyone, when nothing is said', () => {
    const nothing = ScholarshipRecordSchema.shape.eligibility.safeParse({})
    expect(nothing.success).toBe(false)
    const unsaid = ScholarshipRecordSchema.shape.eligibility.parse({ nationalities: { mode: 'unknown' } })
    expect(unsaid.nationalities).toMatchObject({ mode: 'unknown', countries: [], groups: [] })
    expect(unsaid).toMatchObject({ residence: null, refugees: null, ages: [], minimumGrade: null })
  })

  it('refuses a rule whose places contradict its mode', () => {
    const parse = (nationalities: object) =>
      ScholarshipRecordSchema.shape.eligibility.safeParse({ nationalities }).success
    expect(parse({ mode: 'only' })).toBe(false)
    expect(parse({ mode: 'except' })).toBe(false)
    expect(parse({ mode: 'any', countries: ['in'] })).toBe(false)
    expect(parse({ mode: 'except', countries: ['in'], excludedCountries: ['pk'] })).toBe(false)
    expect(parse({ mode: 'only', groups: ['asean'], excludedCountries: ['sg'] })).toBe(true)
  })

  it('never lists the host’s own citizens alone, except where they go abroad or the award says so', () => {
    expect(
      idsWhere(({ eligibility, hostCountries }) => {
        const { mode, countries, groups: named } = eligibility.nationalities
        return (
          mode === 'only' && named.length === 0 && countries.every((code) => hostCountries.includes(code))
        )
      }),
    ).toEqual([])
  })
})

describe('deadlines and status', () => {
  it('gives an ended scholarship no deadline and says what happened', () => {
    const ended = scholarships.filter(({ status }) => status === 'ended')
    expect(ended.length).toBeGreaterThan(0)
    for (const { deadlines, opensMonth, changeNote } of ended) {
      expect(deadlines).toEqual([])
      expect(opensMonth).toBeNull()
      expect(changeNote).not.toBeNull()
    }
  })

  it('says when every other one closes, or why there is no date', () => {
    expect(
      idsWhere(
        ({ status, deadlines, deadlineNote }) =>
          status !== 'ended' && deadlines.length === 0 && deadlineNote === null,
      ),
    ).toEqual([])
  })

  it('gives a date that was published for one round its year, so that it never passes for a date of every year', () => {
    const isOfOneRound = ({ year, note }: { year: number | null; note: string | null }) =>
      year === null && /20\d\d/.test(note ?? '')
    expect(
      idsWhere(
        ({ deadlines, deadlineNote }) =>
          deadlines.some(isOfOneRound) || /^In 20\d\d|^The call for/.test(deadlineNote ?? ''),
      ),
    ).toEqual([])
  })

  it('closes at the time of its provider’s clock that its own words name', () => {
    const CLOCK = /\b\d{1,2}:\d\d\b|\bnoon\b/
    const isUntold = ({ note, time, timeZone }: AwardDeadline) =>
      CLOCK.test(note ?? '') && (time === null || timeZone === null)
    expect(idsWhere(({ deadlines }) => deadlines.some(isUntold))).toEqual([])
    const esop = scholarships.find(({ id }) => id === 'eth-esop')
    expect(esop && deadlineStatus(esop, '2026-11-30T10:58:00Z').kind).toBe('due')
    expect(esop && deadlineStatus(esop, '2026-11-30T11:00:00Z')).not.toMatchObject({ date: '2026-11-30' })
  })

  it('names the admission that comes first where its own words give the day', () => {
    const FIRST = /\b(UCAS|admission) by \d|\bapply for admission by\b/i
    const isBefore = ({ deadlines, admissionBy, eligibility }: Scholarship) =>
      admissionBy === null &&
      [...deadlines.map(({ note }) => note), ...eligibility.steps].some((text) => FIRST.test(text ?? ''))
    // Its own last day is that of admission.
    expect(idsWhere(isBefore)).toEqual(['richmond-scholars'])
  })

  it('names no round beside a later one of the same call', () => {
    const lastYear = (deadlines: { year: number | null }[]) =>
      Math.max(...deadlines.map(({ year }) => year ?? 0))
    expect(
      idsWhere(({ deadlines }) =>
        deadlines.some(({ year, note }) => year !== null && note === null && year < lastYear(deadlines)),
      ),
    ).toEqual([])
  })

  it('uses days that their month has', () => {
    const isReal = ({ month, day, year }: { month: number; day: number | null; year: number | null }) =>
      day === null || new Date(Date.UTC(year ?? 2024, month - 1, day)).getUTCDate() === day
    expect(idsWhere(({ deadlines }) => !deadlines.every(isReal))).toEqual([])
  })

  it('leave a field in doubt where their own words leave out a degree in it', () => {
    /** Degrees and the fields that they are of. */
    const LEFT_OUT: [words: RegExp, fields: StudyField[]][] = [
      [/\bMBA\b/, ['business']],
      [/\bfinance\b/i, ['business', 'economics']],
      [/\b(medicine|medical|dentistry|pharmacy|clinical)\b/i, ['medicine']],
      [/\blaw\b/i, ['law']],
    ]
    const CLAUSE =
      /\b(any (field|subject) (except|but)|except|but not|not (in|for)|ask whether|(left out|excluded|are out|not covered))\b/i
    const clauses = (text: string | null) =>
      (text ?? '').split(/[.;:]\s|;/).filter((each) => CLAUSE.test(each))
    const found = scholarships.flatMap(({ id, description, fieldsNote, fieldsOfStudy, eligibility }) => {
      const { excluded = [], uncertain = [], isPartial = false } = eligibility.fieldLimits ?? {}
      const isDoubted = (fields: StudyField[]) =>
        isPartial || fields.some((field) => [...excluded, ...uncertain].includes(field))
      const isNamed = (fields: StudyField[]) =>
        fieldsOfStudy === 'any' || fields.some((field) => fieldsOfStudy.includes(field))
      return [description, fieldsNote]
        .flatMap(clauses)
        .flatMap((clause) =>
          LEFT_OUT.filter(
            ([words, fields]) => words.test(clause) && isNamed(fields) && !isDoubted(fields),
          ).map(() => `${id}: ${clause}`),
        )
    })
    expect(found).toEqual([])
  })

  it('leave a taught master’s in doubt where they are for research degrees alone', () => {
    expect(
      idsWhere(
        ({ fieldsNote, eligibleDegrees, eligibility }) =>
          /^(Any; r|R)esearch degrees/.test(fieldsNote ?? '') &&
          eligibleDegrees.includes("Master's") &&
          eligibility.fieldLimits?.isPartial !== true,
      ),
    ).toEqual([])
  })

  it('replaces only what has ended', () => {
    expect(idsWhere(({ status, replacedBy }) => replacedBy !== null && status !== 'ended')).toEqual([])
  })
})

describe('the nationality groups', () => {
  it('have unique ids and real countries, each once', () => {
    expect(groupIds.size).toBe(groups.length)
    for (const { members, possibleMembers } of groups) {
      const all = [...members, ...possibleMembers]
      expect(new Set(all).size).toBe(all.length)
      expect(all.filter((code) => !isCountry(code))).toEqual([])
    }
  })

  it('are each used by a scholarship', () => {
    const used = new Set(scholarships.flatMap(({ eligibility }) => groupsNamed(eligibility)))
    expect([...groupIds].filter((id) => !used.has(id))).toEqual([])
  })
})

describe('the notices', () => {
  it('concern real nationalities and a host country of the catalogue', () => {
    expect(notices.map(({ hostCountry }) => hostCountry).sort()).toEqual(['gb', 'us'])
    for (const { nationalities } of notices) {
      expect(new Set(nationalities).size).toBe(nationalities.length)
      expect(nationalities.filter((code) => !isCountry(code))).toEqual([])
    }
  })
})
