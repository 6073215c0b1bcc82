import { z } from 'zod'
import countryData from '@/data/countries.json'
import moved from '@/data/moved-universities.json'
import routeData from '@/data/national/routes.json'
import subjectData from '@/data/subjects.json'
import { getCountryRules } from '@/lib/study/queries'
import { choiceAt } from '@/lib/study/choice'
import { toChoice } from '@/lib/study/choice-of'
import { FROM_ABROAD, inPrecedence, mainMonths } from '@/lib/facts/deadline'
import { RouteRuleSchema } from '@/lib/facts/route-rule'
import { LEVELS, type Level } from '@/lib/facts/vocabulary'
import { intakeOf, startMonths, startOf } from '@/lib/tasks/start'
import type { TaskPerson } from '@/lib/tasks/task'
import { toTaskChoice } from '@/lib/tasks/task-choice'
import { firstDay, inWords } from '@/lib/tasks/task-time'
import { windowOf } from '@/lib/tasks/window'
import { WITH_OWN_DATES } from '@/lib/programmes/list'
import { getProgrammesOf } from '@/lib/programmes/queries'
import { subjectsInTitle } from '@/lib/subjects/of-title'
import { getTitleWords } from '@/lib/subjects/queries'
import { holdingAt } from '@/lib/universities/answers/answer'
import { deadlinesAt } from '@/lib/universities/answers/deadline'
import { applyingAt, deadlineAt } from '@/lib/universities/answers/applying'
import { findDeadlineConflicts } from '@/lib/universities/deadline-conflicts'
import { getCard, getUniversities, getUniversity } from '@/lib/universities/queries'
import type { University } from '@/lib/universities/record/schema'
import { shareOf } from '@/tests/fixtures/a-share'
import { aTaskPerson } from '@/tests/fixtures/tasks'

const TODAY = '2026-11-26'
const routes = z.array(RouteRuleSchema).parse(routeData)
const universities = getUniversities()
const RULES = new Map<string, ReturnType<typeof getCountryRules>>()
const NO_CONTEXT = { currency: '', enrolsInternational: null, awardsAt: () => [], charges: [] }

type Given = { start?: string | null; subject?: string }

/** Rules are worked out anew each time that they are asked for. */
function rulesOf(country: string) {
  const rules = RULES.get(country) ?? getCountryRules(country)
  RULES.set(country, rules)
  return rules
}

const fileOf = (university: University) => toChoice(university, NO_CONTEXT)
const choiceOf = (
  file: ReturnType<typeof fileOf>,
  level: Level,
  { start = null, subject = '' }: Given = {},
) =>
  toTaskChoice(
    { ...choiceAt(file, level), programme: null },
    { kind: 'university', id: file.id, added: TODAY, start, subject },
  )

/** The way, the opening and the deadline that a plan names. */
function planned(id: string, level: Level, person: TaskPerson, given: Given = {}) {
  const university = getUniversity(id)
  if (!university) throw new Error(`The catalogue has no ${id}.`)
  const choice = choiceOf(fileOf(university), level, given)
  const rules = rulesOf(university.countryCode)
  const start = startOf(choice, rules, TODAY)
  if (start === null) return 'no start'
  const { route, opens, deadline } = windowOf(choice, rules, start, person)
  return [start, route?.name ?? 'no way', inWords(opens), inWords(deadline)].join(' | ')
}

describe('the rows', () => {
  const rounds = routes.flatMap((route) => route.rounds.map((round) => ({ route, round })))

  it('name universities, subjects and ways that there are', () => {
    const known = new Set([...universities.map(({ id }) => id), ...moved.map(({ from }) => from)])
    const tokens = rounds.flatMap(({ round }) => round.scope.map((token) => token.replace('!', '')))
    expect(tokens.filter((token) => !token.includes(':') && !known.has(token))).toEqual([])
    const subjects = new Set(subjectData.map(({ slug }) => slug))
    expect(rounds.flatMap(({ round }) => round.fields).filter((field) => !subjects.has(field))).toEqual([])
    // A list of programmes knows a subject by its name.
    const named = new Set(subjectData.map(({ name }) => name.toLowerCase().replaceAll(' ', '-')))
    expect(rounds.flatMap(({ round }) => round.fields).filter((field) => !named.has(field))).toEqual([])
    const ways = new Set(routes.map(({ id }) => id))
    expect(routes.flatMap(({ beside }) => beside).filter((id) => !ways.has(id))).toEqual([])
  })

  it('of a way for some people say for whom it is', () => {
    expect(routes.filter(({ who, covers }) => who !== 'all' && covers === null).map(({ id }) => id)).toEqual(
      [],
    )
  })

  it('stay within the levels and the people of their way', () => {
    const astray = rounds.filter(
      ({ route, round }) =>
        round.levels.some((level) => !route.levels.includes(level)) ||
        (route.who !== 'all' &&
          round.who !== 'all' &&
          !(route.who === 'eu-eea' && round.who === 'home') &&
          !(route.who === 'abroad' && round.who !== 'home') &&
          round.who !== route.who),
    )
    expect(astray.map(({ route }) => route.id)).toEqual([])
  })

  it('stand in the order of the starts of their way, so that the main start answers first', () => {
    const astray = routes.filter(({ intakes, rounds }) => {
      const places = rounds.map((round) =>
        Math.min(...round.intakes.map((month) => intakes.indexOf(month) >>> 0)),
      )
      return places.some((place, at) => place < (places[at - 1] ?? 0))
    })
    expect(astray.map(({ id }) => id)).toEqual([])
  })

  it('say nothing in a note that a column can say: no note of a way has a day', () => {
    const DAY =
      /\b\d{1,2} (January|February|March|April|May|June|July|August|September|October|November|December)\b/
    const told = routes.flatMap(({ id, note, covers, usedBy }) =>
      [note, covers, usedBy].flatMap((text) => (text && DAY.test(text) ? [`${id}: ${text}`] : [])),
    )
    expect(told).toEqual([])
  })
})

describe('a round that was read on a page of a university', () => {
  // A round for everybody goes by the people of its way.
  const own = routes.flatMap(({ rounds, who: ofWay }) =>
    rounds.flatMap(({ source, who, ...round }) =>
      source ? [{ ...round, source, who: who === 'all' ? ofWay : who }] : [],
    ),
  )

  it('answers at its levels there, and at no other level or university', () => {
    const reached = universities.flatMap((university) =>
      LEVELS.flatMap(({ value: level }) =>
        deadlinesAt(university, level).flatMap(({ source, who, intakes, month }) =>
          source ? [[university.id, level, who, intakes, month, source.url].join(' ')] : [],
        ),
      ),
    )
    const isOfPage = new Set<string | null>(own.map(({ source }) => source.url))
    const meant = own.flatMap(({ scope, levels, who, intakes, closes, source }) =>
      scope.flatMap((id) =>
        levels.map((level) => [id, level, who, intakes, closes?.month, source.url].join(' ')),
      ),
    )
    const found = reached.filter((text) => isOfPage.has(text.split(' ').at(-1) ?? null))
    expect(found.sort()).toEqual(meant.sort())
    expect(found.length).toBeGreaterThan(75)
  })

  it('is no longer sure once its year is over, and then says what it was', () => {
    const past = own.filter(({ validFor }) => !/202[7-9]/.test(validFor ?? ''))
    expect(past.filter(({ isUnsure, note }) => !isUnsure || !note)).toEqual([])
  })

  it('has no day where its page names no year', () => {
    const dated = own.filter(
      ({ validFor, opens, closes }) =>
        validFor?.startsWith('page without a year') && (opens?.day ?? closes?.day ?? null) !== null,
    )
    expect(dated).toEqual([])
  })
})

it('marks each round that its source calls rolling, so that its end is never told as the day by which to apply', () => {
  const main = routes.flatMap(({ id, rounds }) => rounds.map((round) => ({ id, ...round })))
  expect(main.filter(({ kind, name }) => kind === 'main' && /rolling/i.test(name ?? ''))).toEqual([])
  expect(main.filter(({ isRolling }) => isRolling).map(({ id }) => id)).toEqual([
    'gb-direct',
    'au-direct',
    'au-direct',
    'ie-direct',
  ])
})

it('no two certain deadlines of a university contradict each other', () => {
  expect(findDeadlineConflicts(universities)).toEqual([])
})

it('no deadline is of another level, and none that answers is for other people, another subject or another start', () => {
  const wrong: string[] = []
  for (const university of shareOf(universities)) {
    const rules = rulesOf(university.countryCode)
    const file = fileOf(university)
    for (const { value: level } of LEVELS) {
      const choice = choiceOf(file, level)
      const { deadlines } = choice
      if (deadlines.some(({ of }) => of !== level && of !== 'all')) wrong.push(`${university.id} ${level}`)
      for (const [status, livesInside] of [
        ['home', false],
        ['eu-eea', false],
        ['international', false],
        ['international', true],
      ] as const) {
        const mine = inPrecedence(deadlines, { status, subject: null, livesInside })
        const isOutside = status === 'international' && !livesInside
        const isWrong = mine.some(
          ({ who, fields }) =>
            fields.length > 0 ||
            !(
              who === 'all' ||
              who === status ||
              (who === 'eu-eea' && status === 'home') ||
              (who === 'abroad' && status !== 'home') ||
              (who === 'outside' && isOutside) ||
              (who === 'inside' && livesInside)
            ),
        )
        if (isWrong) wrong.push(`${university.id} ${level} ${status} ${livesInside}`)
      }
      const months = startMonths(choice, rules)
      for (const start of ['2027-09', '2027-10', '2028-02']) {
        const { months: together } = intakeOf(start, months)
        const { deadline } = windowOf(
          { ...choice, start },
          rules,
          start,
          aTaskPerson({ nationalities: ['ng'] }),
        )
        const day = firstDay(deadline)
        const isKnown = deadlines.some(
          ({ what, month, intakes }) =>
            what === 'main' &&
            month === Number(day?.slice(5, 7)) &&
            (intakes.length === 0 || intakes.some((each) => together.includes(each))),
        )
        if (day !== null && !isKnown) wrong.push(`${university.id} ${level} ${start}`)
      }
    }
  }
  expect(wrong).toEqual([])
})

it('a first day in the next month never moves a round', () => {
  const moving = shareOf(universities).filter((university) => {
    const rules = rulesOf(university.countryCode)
    const file = fileOf(university)
    return LEVELS.some(({ value: level }) => {
      const choice = choiceOf(file, level)
      const closes = (start: string) =>
        inWords(windowOf(choice, rules, start, aTaskPerson({ nationalities: ['ng'] })).deadline)
      const months = startMonths(choice, rules)
      const isSame = intakeOf('2027-09', months).begins === intakeOf('2027-10', months).begins
      return isSame && closes('2027-09') !== closes('2027-10')
    })
  })
  expect(moving.map(({ id }) => id)).toEqual([])
})

it('medicine, dentistry and veterinary medicine close in October everywhere in the United Kingdom', () => {
  const british = universities.filter(
    ({ countryCode, facts }) =>
      countryCode === 'gb' && facts.routes.some(({ value }) => value.name === 'UCAS Undergraduate'),
  )
  expect(british.length).toBeGreaterThan(100)
  const rules = rulesOf('gb')
  const other = british.filter((university) =>
    ['medicine', 'dentistry', 'veterinary-medicine'].some((subject) => {
      const choice = choiceOf(fileOf(university), 'bachelor', { subject })
      const { deadline } = windowOf(choice, rules, '2027-09', aTaskPerson({ nationalities: ['ng'] }))
      return !inWords(deadline).includes('October 2026')
    }),
  )
  expect(other.map(({ id }) => id)).toEqual([])
})

it.each([
  ['university-of-oxford', 'bachelor', 'ng', '2027-10', '1 September 2026 | 15 October 2026'],
  ['university-of-cambridge', 'bachelor', 'in', '2027-10', '15 October 2026'],
  ['university-of-bath', 'bachelor', 'ng', null, '1 September 2026 | 13 January 2027'],
  ['queens-university-belfast', 'master', 'ng', null, 'Direct to the institution'],
  ['university-of-california-berkeley', 'bachelor', 'in', '2027-08', '30 November 2026'],
  ['eth-zurich', 'master', 'in', null, '1 November 2026 | 30 November 2026'],
  ['delft-university-of-technology', 'master', 'in', null, 'usually some time in December 2026'],
  [
    'karolinska-institutet',
    'master',
    'in',
    null,
    'University Admissions | 16 October 2026 | 15 January 2027',
  ],
  ['maastricht-university', 'doctorate', 'in', '2027-09', 'no way | no date known | no date known'],
  ['technical-university-of-munich', 'master', 'in', null, 'usually some time in May 2027'],
  ['trinity-college-dublin', 'bachelor', 'ie', null, 'CAO | 5 November 2026 | 1 February 2027'],
  ['trinity-college-dublin', 'bachelor', 'fr', null, 'CAO | 5 November 2026 | 1 February 2027'],
  ['trinity-college-dublin', 'bachelor', 'in', null, 'Direct to the university'],
  ['sorbonne-university', 'bachelor', 'ma', null, 'Études en France or DAP'],
  ['sorbonne-university', 'bachelor', 'it', null, 'Parcoursup'],
  ['sorbonne-university', 'master', 'it', null, 'Mon Master'],
  ['sorbonne-university', 'master', 'ma', null, 'Études en France'],
  ['sorbonne-university', 'master', 'au', null, 'Direct to the university'],
  ['sorbonne-university', 'bachelor', 'au', null, 'DAP'],
  ['university-of-bologna', 'master', 'ng', null, 'between December 2026 and July 2027'],
  ['university-of-copenhagen', 'bachelor', 'in', '2027-10', '15 March 2027'],
  ['tampere-university', 'master', 'in', null, '7 January 2027'],
  ['university-of-helsinki', 'master', 'in', null, 'no date known'],
  ['university-of-buenos-aires', 'bachelor', 'br', null, '2028-03'],
] as [string, Level, string, string | null, string][])(
  'a plan of %s for a %s, passport %s, first day %s, says %s',
  (id, level, nationality, start, expected) => {
    expect(planned(id, level, aTaskPerson({ nationalities: [nationality] }), { start })).toContain(expected)
  },
)

it.each([
  ['university-of-bologna', 'bachelor', { residence: 'ng' }, 'Universitaly pre-enrolment'],
  ['university-of-bologna', 'master', { residence: 'ng', certificate: 'it' }, 'Universitaly pre-enrolment'],
  // Who lives elsewhere in the EU needs a visa of Italy all the same.
  ['university-of-bologna', 'master', { residence: 'de' }, 'Universitaly pre-enrolment'],
  ['university-of-bologna', 'master', { residence: 'it' }, 'Direct to the university'],
  ['university-of-bologna', 'master', { nationalities: ['ch'] }, 'Direct to the university'],
  ['university-of-bologna', 'bachelor', { nationalities: ['sm'] }, 'Direct to the university'],
  ['university-of-bologna', 'doctorate', {}, 'Direct to the university'],
  ['university-of-lisbon', 'bachelor', {}, 'International student contest (concurso especial)'],
  [
    'university-of-lisbon',
    'bachelor',
    { certificate: 'pt' },
    'International student contest (concurso especial)',
  ],
  [
    'university-of-lisbon',
    'bachelor',
    { nationalities: ['ng', 'it'], residence: 'ng' },
    'National contest (concurso nacional)',
  ],
] as [string, Level, Partial<TaskPerson>, string][])(
  'the way to %s for a %s of %j is %s',
  (id, level, told, expected) => {
    expect(planned(id, level, aTaskPerson({ nationalities: ['ng'], ...told }))).toContain(`| ${expected} |`)
  },
)

it('no citizen of the EU is sent to Études en France, in any country of the catalogue', () => {
  const rules = rulesOf('fr')
  const citizens = countryData.filter(({ code }) =>
    rules?.visaFree.some(({ nationalities }) => nationalities.includes(code)),
  )
  expect(citizens.length).toBeGreaterThan(25)
  const french = universities.filter(({ countryCode }) => countryCode === 'fr')
  const sent = french.filter((university) =>
    LEVELS.some(({ value: level }) => {
      const choice = choiceOf(fileOf(university), level)
      return citizens.some(({ code }) =>
        windowOf(choice, rules, '2027-09', aTaskPerson({ nationalities: [code] })).route?.name.includes(
          'Études',
        ),
      )
    }),
  )
  expect(sent.map(({ id }) => id)).toEqual([])
})

it.each([
  { residence: 'de', certificate: '', isSent: false },
  { residence: 'no', certificate: '', isSent: false },
  { residence: 'fr', certificate: '', isSent: false },
  { residence: 'ng', certificate: 'fr', isSent: false },
  { residence: 'ng', certificate: '', isSent: true },
  { residence: '', certificate: '', isSent: true },
  { residence: 'ao', certificate: '', isSent: false },
])('of Nigerians, Études en France takes those who live in one of its countries: %j', (told) => {
  const rules = rulesOf('fr')
  const { residence, certificate, isSent } = told
  const person = aTaskPerson({ nationalities: ['ng'], residence, certificate })
  const sent = universities
    .filter(({ countryCode }) => countryCode === 'fr')
    .filter((university) =>
      LEVELS.some(({ value: level }) => {
        const choice = choiceOf(fileOf(university), level)
        const { route } = windowOf(choice, rules, '2027-09', person)
        return route?.name.includes('Études')
      }),
    )
  expect(sent.length > 0).toBe(isSent)
})

test('programmes of subjects with dates of their own all over a country are not sorted by the date of their university', () => {
  const named = new Map(subjectData.map(({ slug, name }) => [slug, name]))
  const rounds = routes.flatMap((route) =>
    route.rounds.filter(({ scope, fields }) => scope.length === 0 && fields.length > 0),
  )
  const fields = rounds.flatMap(({ fields: own }) => own)
  expect(new Set(rounds.flatMap(({ levels }) => levels))).toEqual(new Set(['bachelor']))
  const names = fields.map((slug) => named.get(slug) ?? slug)
  expect([...new Set(names)].sort()).toEqual([...WITH_OWN_DATES].sort())
  // The list finds the date of a subject by its name.
  for (const slug of fields) expect(named.get(slug)?.toLowerCase().replaceAll(' ', '-')).toBe(slug)
})

/** These are for everybody, and say what is so for people from abroad. */
const FOR_ALL = ['be-direct-fl', 'be-direct-fr', 'no-direct', 'pk-direct', 'bd-direct']
const OF_FOREIGNERS =
  /^(all )?(international|foreign|non-)|applicants from (abroad|outside)|applicants with foreign|are not [A-Z]|for foreign \(|fee-paying foreigners/i

it('a way that is for applicants from abroad alone is not that of students at home', () => {
  const open = routes.filter(
    ({ id, who, covers, usedBy }) =>
      who === 'all' &&
      [covers, usedBy].some((text) => OF_FOREIGNERS.test(text ?? '')) &&
      !FOR_ALL.includes(id),
  )
  expect(open.map(({ id, covers }) => `${id}: ${covers}`)).toEqual([])
})

const AT_HOME = { status: 'home', subject: null } as const
const OF_THE_EU = { status: 'eu-eea', subject: null } as const

it.each([
  ['university-of-barcelona', AT_HOME, 'Pre-enrolment in the region', 'usually between June and July'],
  [
    'university-of-barcelona',
    OF_THE_EU,
    'UNEDasiss credential, then regional pre-enrolment',
    'usually in May',
  ],
  ['eotvos-lorand-university', AT_HOME, 'Felvi (national admission)', 'usually in February'],
  ['eotvos-lorand-university', OF_THE_EU, 'Felvi (national admission)', 'usually in February'],
  [
    'eotvos-lorand-university',
    FROM_ABROAD,
    'Direct to the university (many on DreamApply)',
    'usually between May and June',
  ],
  [
    'indian-institute-of-technology-bombay',
    AT_HOME,
    'JEE Main, then JEE Advanced and JoSAA',
    'usually in May',
  ],
  ['indian-institute-of-technology-bombay', FROM_ABROAD, 'JEE Advanced and JoSAA', 'usually in May'],
  ['university-of-hong-kong', AT_HOME, 'JUPAS', 'usually in December'],
] as const)('of %s, %j applies by "%s", %s', (id, applicant, way, closes) => {
  const university = getUniversity(id)
  if (!university) throw new Error(`The catalogue has no ${id}.`)
  const told = [applyingAt, deadlineAt].map((answer) => answer(university, 'bachelor', applicant).value?.text)
  expect(told).toEqual([way, closes])
})

it('students at home in China, Japan, Greece, Taiwan and Saudi Arabia are told no date and no way of applicants from abroad', () => {
  const told = universities.flatMap((university) =>
    ['cn', 'jp', 'gr', 'tw', 'sa'].includes(university.countryCode) &&
    university.facts.routes[0]?.value.who !== 'all'
      ? [deadlineAt, applyingAt].flatMap((answer) => answer(university, 'bachelor', AT_HOME).value ?? [])
      : [],
  )
  expect(told).toEqual([])
})

it('a date names no other way than that of the people whose date it is', () => {
  const statuses = ['international', 'eu-eea', 'home'] as const
  const wrong = universities.flatMap((university) =>
    LEVELS.flatMap(({ value: level }) =>
      statuses.flatMap((status) => {
        const applicant = { status, subject: null }
        const [named] = deadlineAt(university, level, applicant).value?.notes ?? []
        const isWay = university.facts.routes.some(({ value }) => value.name === named)
        const own = applyingAt(university, level, applicant).value?.text
        return isWay && named !== own ? [`${university.id}, ${level}, ${status}: ${named}, not ${own}`] : []
      }),
    ),
  )
  expect(wrong).toEqual([])
})

it('a date of another start than the usual one says so, and stands only where no date of the usual start is known', () => {
  const wrong = universities.flatMap((university) =>
    LEVELS.flatMap(({ value: level }) => {
      const usual = mainMonths(holdingAt(university.facts.routes, level)[0]?.value.intakes ?? [])
      const known = deadlinesAt(university, level)
      return (['international', 'eu-eea', 'home'] as const).flatMap((status) => {
        const mine = inPrecedence(known, { status, subject: null }).filter(({ what }) => what === 'main')
        const [told] = mine
        const isUsual = ({ intakes }: { intakes: readonly number[] }) =>
          intakes.length === 0 || intakes.some((month) => usual.includes(month))
        if (!told || usual.length === 0 || isUsual(told)) return []
        const said = deadlineAt(university, level, { status, subject: null }).value
        const isRight = !mine.some(isUsual) && said?.notes.some((note) => note.startsWith('for a start in '))
        return isRight ? [] : [`${university.id}, ${level}, ${status}`]
      })
    }),
  )
  expect(wrong).toEqual([])
})

const DUTCH_QUOTA = ['medicine', 'dentistry']

it.each(DUTCH_QUOTA)(
  'says of a first degree in %s in the Netherlands that it closes on 15 January, to everybody',
  (subject) => {
    const teaching = universities.filter(
      ({ id, countryCode }) =>
        countryCode === 'nl' &&
        getProgrammesOf(id).some((each) => each.subject === subject && each.levels.includes('bachelor')),
    )
    const dates = teaching.flatMap((university) =>
      (['international', 'eu-eea'] as const).map((status) => {
        const { value } = deadlineAt(university, 'bachelor', { status, subject })
        const tasks = planned(university.id, 'bachelor', aTaskPerson(), { subject })
        return [university.id, value?.text, value?.besides.join(), tasks.includes('15 January 2027')].join(
          ' ',
        )
      }),
    )
    expect(dates.length).toBeGreaterThan(0)
    expect(dates.filter((date) => !/ 15 January( \d{4})?  true$/.test(date))).toEqual([])
    const row = getCard(teaching[0]?.id ?? '')?.subjectDeadlines?.[subject]
    expect(row?.deadline).toContain('15 January')
  },
)

/** A language of teaching, which is the name of a subject too. */
const TAUGHT_IN = /in (English|Finnish and Swedish)/

it('names no field in a date of its own that the date is not of', () => {
  const untold = routes.flatMap(({ id, rounds }) =>
    rounds
      .filter(({ kind, fields, notFor }) => kind !== 'late' && fields.length === 0 && !notFor)
      .flatMap(({ name }) => {
        const named = subjectsInTitle((name ?? '').replace(TAUGHT_IN, ''), getTitleWords())
        return named.length > 0 ? [`${id}: ${name}`] : []
      }),
  )
  expect(untold).toEqual([])
})

it('tells of veterinary medicine at Utrecht, which has a fixed quota that no source of ours dates, no day', () => {
  const { value } = deadlineAt(getUniversity('utrecht-university')!, 'bachelor', {
    status: 'eu-eea',
    subject: 'veterinary-medicine',
  })
  expect(value).toBeNull()
})
