import { NOTHING_ASKED } from '@/lib/universities/answers/entry'
import { aFact, anEntryFact } from '@/tests/fixtures/facts'
import {
  aChoice,
  aContext,
  aDeadline,
  anAward,
  aRoute,
  aTaskPerson,
  someRules,
  STEPS,
} from '@/tests/fixtures/tasks'
import { splitTasks } from './order'
import type { Edits, Task, TaskChoice, TaskContext } from './task'
import { tasksOf } from './tasks'
import { inMonth, inWords, onDay } from './task-time'

const work = (choices: readonly TaskChoice[] = [aChoice()], context: Partial<TaskContext> = {}) =>
  tasksOf(choices, [], aContext(context))
const kinds = (tasks: readonly Task[]) => tasks.map(({ kind }) => kind)
const the = (tasks: readonly Task[], kind: Task['kind']) => {
  const task = tasks.find((each) => each.kind === kind)
  if (!task) throw new Error(`There is no task of kind ${kind}.`)
  return task
}
const edits = (tasks: Edits['tasks'], ownTasks: Edits['ownTasks'] = []): Edits => ({ tasks, ownTasks })

describe('a bachelor’s degree in the United Kingdom in September 2027', () => {
  // Saved in summer, when there was time for everything.
  const tasks = work([aChoice({ added: '2026-08-20' })])

  it('has every step, in the order of its time', () => {
    expect(tasks.map(({ id }) => id)).toEqual([
      'language-test:all.2027',
      'transcripts:all.2027',
      'referees:all.2027',
      'apply:university:oak.2027',
      'decision:university:oak.2027',
      'money:gb.2027-09',
      'housing:gb.2027-09',
      'visa:gb.2027-09',
      'visa-decision:gb.2027-09',
      'flight:gb.2027-09',
      'arrival:gb.2027-09',
      'start:university:oak',
    ])
  })

  it('counts each back from the one before it, only as exactly as that is known', () => {
    expect(tasks.map(({ kind, when }) => `${kind}: ${inWords(when)}`)).toEqual([
      'language-test: 13 September 2026',
      'transcripts: 11 November 2026',
      'referees: 18 November 2026',
      'apply: 13 January 2027',
      'decision: some time in February 2027',
      'money: some time in May 2027',
      'housing: some time in May 2027',
      'visa: some time in June 2027',
      'visa-decision: some time in June 2027',
      'flight: some time in August 2027',
      'arrival: some time in August 2027',
      'start: some time in September 2027',
    ])
  })

  it('says where each comes from: a source with its year, or advice of ours', () => {
    expect(the(tasks, 'apply').basis).toMatchObject({
      kind: 'source',
      publisher: 'The service',
      year: '2027 entry',
    })
    expect(the(tasks, 'money').basis).toMatchObject({
      kind: 'source',
      publisher: 'UK Home Office',
      year: '11 November 2025',
    })
    expect(the(tasks, 'visa').basis).toMatchObject({ kind: 'source', year: '2026' })
    for (const kind of ['referees', 'transcripts', 'language-test', 'decision', 'housing', 'flight'] as const)
      expect(the(tasks, kind).basis).toEqual({ kind: 'advice' })
    expect(the(tasks, 'referees').formula).toBe(
      '6 to 8 weeks before the first deadline: Oak University, 13 January 2027',
    )
    expect(the(tasks, 'visa').text).toContain('at the earliest some time in March 2027')
  })

  it('reads a day on the clock of its country, where the country has one', () => {
    expect(the(tasks, 'apply').zone).toBe('Europe/London')
    expect(the(work([aChoice({ countryCode: 'us', country: 'United States' })]), 'apply').zone).toBeNull()
  })
})

it('the opening is a task until it is over, and told with the deadline', () => {
  expect(the(work([aChoice({ start: '2027-09' })], { today: '2026-08-31' }), 'opens').when).toEqual(
    onDay('2026-09-01'),
  )
  expect(kinds(work())).not.toContain('opens')
  expect(the(work(), 'apply').text).toContain('Applications open 1 September 2026.')
})

it('an early round is a task until it is over, a month where its day is not announced', () => {
  const early = aDeadline({ what: 'early', month: 12, day: 1 })
  const find = (today: string) =>
    work([aChoice({ deadlines: [aDeadline(), early] })], { today }).find(({ id }) => id.startsWith('early:'))
  expect(find('2026-11-23')).toMatchObject({ when: inMonth('2026-12', { isUsual: true, earlierDay: 1 }) })
  expect(find('2027-01-01')).toBeUndefined()
})

describe('the visa', () => {
  const withPassports = (...nationalities: string[]) =>
    kinds(work([aChoice()], { person: aTaskPerson({ nationalities, hasLanguageTest: null }) }))

  it('is left out with its money for who needs none: free movement, or a citizen', () => {
    expect(withPassports('ie')).not.toContain('visa')
    expect(withPassports('ie')).not.toContain('money')
    expect(withPassports('gb')).not.toContain('visa')
    expect(withPassports('ng', 'ie')).not.toContain('visa')
    expect(withPassports('ie')).toContain('housing')
    const person = aTaskPerson({ nationalities: ['ie'], hasLanguageTest: null })
    expect(the(work([aChoice()], { person }), 'flight').text).not.toContain('visa')
    expect(the(work(), 'flight').text).toContain('once you have the visa')
  })

  it('is there for others, and says “if” where no nationality is told', () => {
    expect(withPassports('ng')).toContain('visa')
    const task = the(
      work([aChoice()], { person: aTaskPerson({ nationalities: [], hasLanguageTest: null }) }),
      'visa',
    )
    expect(task.text).toContain('Only if your passport needs a visa')
    expect(the(work(), 'visa').text).not.toContain('Only if')
    const visa = aFact({ name: 'Student visa', officialPage: 'https://visa.example.org', changes: null })
    const named = the(work([aChoice()], { rulesOf: () => someRules({ visa }) }), 'visa')
    expect(named.text).toContain('Only if your passport needs one: the office of the country says so.')
  })

  it('is advice where nobody publishes how long it takes', () => {
    const task = the(work([aChoice()], { rulesOf: () => someRules({ processingWeeks: null }) }), 'visa')
    expect(task.basis).toEqual({ kind: 'advice' })
    expect(task.formula).toContain('3 to 12 weeks')
  })

  it('stands once for all choices of a country that begin together', () => {
    const tasks = work([aChoice(), aChoice({ key: 'university:elm', name: 'Elm University' })])
    expect(tasks.filter(({ kind }) => kind === 'visa')).toHaveLength(1)
    expect(the(tasks, 'visa').choices).toEqual(['university:oak', 'university:elm'])
    expect(the(tasks, 'visa').forWhat).toBe('Oak University and Elm University')
  })
})

describe('tests', () => {
  const asking = (asked: Partial<TaskChoice['asked']>, entry: TaskChoice['entry'] = []) =>
    aChoice({ asked: { ...NOTHING_ASKED, ...asked }, entry })
  const rule = (topic: 'english-minimum' | 'entrance-test', text: string) =>
    anEntryFact(topic, { level: 'bachelor', text })

  it('are left out for who has them', () => {
    const person = aTaskPerson({ hasLanguageTest: true, languageTestOn: '2026-06-01', hasEntranceTest: true })
    const tasks = kinds(work([asking({ englishTest: 'IELTS 7', requiredTests: ['SAT'] })], { person }))
    expect(tasks).not.toContain('language-test')
    expect(tasks).not.toContain('entrance-test')
  })

  it('are left out where it is known that none is asked for', () => {
    expect(kinds(work([asking({ requiredTests: [] }, [rule('entrance-test', 'SAT')])]))).not.toContain(
      'entrance-test',
    )
    expect(kinds(work([asking({})]))).not.toContain('entrance-test')
  })

  it('follow from whom the rule of the country asks for one, and not from its words', () => {
    const asked = (askedOf: 'all' | 'home' | 'international' | 'nobody', nationality = 'ng') => {
      const test = anEntryFact('entrance-test', { level: 'bachelor', text: 'no fixed day', askedOf })
      const person = aTaskPerson({ nationalities: [nationality], hasLanguageTest: null })
      return kinds(work([asking({}, [test])], { person })).includes('entrance-test')
    }
    expect([asked('all'), asked('home'), asked('nobody')]).toEqual([true, false, false])
    expect([asked('home', 'gb'), asked('nobody', 'gb')]).toEqual([true, false])
    expect([asked('international'), asked('international', 'ie'), asked('international', 'gb')]).toEqual([
      true,
      false,
      false,
    ])
  })

  it('name what each choice asks for', () => {
    expect(the(work([asking({ requiredTests: ['SAT', 'LNAT'] })]), 'entrance-test').text).toContain(
      'Oak University: SAT, LNAT.',
    )
    expect(the(work([asking({}, [rule('english-minimum', 'CEFR B2')])]), 'language-test').text).toContain(
      'Oak University: CEFR B2.',
    )
  })

  it('of bachelor’s degrees are not asked for a master’s', () => {
    const master = {
      ...asking({ requiredTests: ['SAT'] }),
      level: 'master' as const,
      deadlines: [aDeadline({ of: 'all' })],
    }
    expect(kinds(work([master]))).not.toContain('entrance-test')
  })

  it('are left out where the university says that it asks for none', () => {
    expect(kinds(work([asking({ englishTest: 'No test required', asksEnglishTest: false })]))).not.toContain(
      'language-test',
    )
  })

  it('become a question where no choice says it', () => {
    expect(the(work([asking({})]), 'language-test').title).toBe('Find out if you need a language test')
  })
})

describe('dates that are not known', () => {
  it('a month stays a month, in all that is counted from it', () => {
    const tasks = work([aChoice({ added: '2026-08-20', deadlines: [aDeadline({ day: null })] })])
    expect(the(tasks, 'apply').when).toEqual(inMonth('2027-01', { isUsual: true }))
    expect(the(tasks, 'referees').when).toEqual(inMonth('2026-11', { isUsual: true }))
    expect(the(tasks, 'apply').text).toContain('Only the month is known')
    expect(tasks.filter(({ kind }) => kind !== 'opens').every(({ when }) => when.kind === 'month')).toBe(true)
  })

  it('the usual month of the country is not called the university’s', () => {
    const deadlines = [aDeadline({ day: null, isSure: false, isOfCountry: true })]
    expect(the(work([aChoice({ deadlines })]), 'apply').text).toContain('not this university’s date')
  })

  it('the usual month of the country gives way to a month that leaves time for a visa, as long as that is to come', () => {
    const june = aDeadline({ month: 6, day: null, isSure: false, isOfCountry: true })
    const applyOn = (nationality: string, today: string) => {
      const person = aTaskPerson({ nationalities: [nationality] })
      const choice = aChoice({ deadlines: [june], added: today })
      return the(work([choice], { person, today }), 'apply')
    }
    expect(applyOn('ng', '2026-11-23')).toMatchObject({
      when: inMonth('2027-03'),
      basis: { kind: 'advice' },
      missed: null,
      text: expect.stringContaining(
        'The usual time of the country is some time in June 2027, not this university’s date',
      ),
    })
    for (const [nationality, today] of [['ie', '2026-11-23'] as const, ['ng', '2027-05-02'] as const])
      expect(applyOn(nationality, today)).toMatchObject({
        when: inMonth('2027-06', { isUsual: true }),
        missed: null,
      })
  })

  it('a last day that leaves no time for a decision and a visa says so to those who may need one', () => {
    const hurry = 'hardly time for a decision and a visa'
    const textOf = (month: number, day: number | null, nationality = 'ng') =>
      the(
        work([aChoice({ deadlines: [aDeadline({ month, day })] })], {
          person: aTaskPerson({ nationalities: [nationality] }),
        }),
        'apply',
      ).text
    expect(textOf(8, 25)).toContain(hurry)
    expect(textOf(8, 25, 'ie')).not.toContain(hurry)
    expect(textOf(1, 13)).not.toContain(hurry)
  })

  it('without a deadline we advise a month that leaves time, and say that it is ours', () => {
    const task = the(work([aChoice({ deadlines: [], routes: [aRoute()] })]), 'apply')
    expect(task).toMatchObject({ when: inMonth('2027-03'), basis: { kind: 'advice' } })
    expect(task.text).toContain('We know no deadline')
    expect(task.formula).not.toBeNull()
  })

  it('without a start there is one task, which asks for it, and all others follow once it is set', () => {
    const choice = aChoice({ routes: [], deadlines: [] })
    const rulesOf = () => null
    expect(kinds(work([choice], { rulesOf }))).toEqual(['start'])
    const set = work([choice], {
      rulesOf,
      edits: edits({ 'start:university:oak': { done: null, day: '2027-09-20' } }),
    })
    expect(the(set, 'start').when).toEqual(onDay('2027-09-20'))
    expect(the(set, 'flight').when).toEqual(onDay('2027-09-06'))
  })

  it('names as its source the way to apply that is the person’s', () => {
    const routes = [
      aRoute({ who: 'international' }, { year: 'others' }),
      aRoute({ who: 'eu-eea' }, { year: 'theirs' }),
    ]
    const start = the(
      work([aChoice({ routes })], { person: aTaskPerson({ nationalities: ['ie'] }) }),
      'start',
    )
    expect(start.basis).toMatchObject({ year: 'theirs' })
  })

  it('another start than the main one has no deadline of the main one', () => {
    const tasks = work([aChoice({ start: '2028-01', routes: [aRoute({ intakes: [9, 1] })] })])
    expect(the(tasks, 'apply').text).toContain('We know no deadline for this start')
    expect(the(tasks, 'apply').basis).toEqual({ kind: 'advice' })
    expect(kinds(tasks)).not.toContain('opens')
  })
})

describe('what is over', () => {
  it('is overdue, says when it is likely to come again, and rests once it is ticked', () => {
    const later = { today: '2027-01-14' }
    expect(the(work([aChoice()], later), 'apply')).toMatchObject({
      isOverdue: true,
      reopens: 'Applications usually open again in September 2027.',
    })
    const ticked = edits({ 'apply:university:oak.2027': { done: '2027-01-10', day: null } })
    expect(the(work([aChoice()], { ...later, edits: ticked }), 'apply')).toMatchObject({
      isOverdue: false,
      done: '2027-01-10',
    })
  })

  it('is not overdue on the last day itself, nor within its month', () => {
    expect(the(work([aChoice()], { today: '2027-01-13' }), 'apply').isOverdue).toBe(false)
    const month = [aChoice({ deadlines: [aDeadline({ day: null })] })]
    expect(the(work(month, { today: '2027-01-31' }), 'apply').isOverdue).toBe(false)
    expect(the(work(month, { today: '2027-02-01' }), 'apply').isOverdue).toBe(true)
  })

  it('of our advice, is overdue only when the shortest time is over too', () => {
    // Six to eight weeks before 13 January: from 18 November, at the latest 2 December.
    expect(the(work([aChoice()], { today: '2026-12-02' }), 'referees').isOverdue).toBe(false)
    expect(the(work([aChoice()], { today: '2026-12-03' }), 'referees').isOverdue).toBe(true)
  })

  it('papers are for the next deadline ahead, and gone with the last', () => {
    const both = [
      aChoice(),
      aChoice({
        key: 'university:elm',
        name: 'Elm',
        deadlines: [aDeadline({ route: null, month: 6, day: 30 })],
      }),
    ]
    expect(the(work(both, { today: '2027-01-14' }), 'referees').formula).toContain('Elm, 30 June 2027')
    expect(kinds(work(both, { today: '2027-07-01' }))).not.toContain('referees')
  })
})

describe('what was over when its choice was saved', () => {
  it('is to do as soon as one can, and never overdue', () => {
    const tasks = work()
    expect(the(tasks, 'language-test')).toMatchObject({
      when: onDay('2026-11-23'),
      latest: null,
      isOverdue: false,
      missed: 'at-once',
    })
    expect(splitTasks(tasks).next[0]?.kind).toBe('language-test')
    const later = work([aChoice()], { today: '2026-12-20' })
    expect(the(later, 'language-test')).toMatchObject({ when: onDay('2026-12-20'), missed: 'at-once' })
  })

  it('is overdue where it could still be done on that day', () => {
    const tasks = work([aChoice({ added: '2026-08-20' })])
    expect(the(tasks, 'language-test')).toMatchObject({ isOverdue: true, missed: null })
  })

  it('is closed where it is a round, and says when the next one is likely', () => {
    const saved = aChoice({ start: '2027-09', added: '2027-02-01' })
    const tasks = work([saved], { today: '2027-02-01' })
    expect(the(tasks, 'apply')).toMatchObject({
      when: onDay('2027-01-13'),
      isOverdue: false,
      missed: 'closed',
      reopens: 'Applications usually open again in September 2027.',
    })
    expect(splitTasks(tasks).closed.map(({ kind }) => kind)).toEqual(['apply'])
    // Nothing follows from a round that nobody can join.
    expect(kinds(tasks)).toEqual(['apply', 'start'])
    expect(the(tasks, 'apply').text).toContain('has closed')
  })
})

describe('a language test that was taken', () => {
  const tested = (languageTestOn: string | null) =>
    work([aChoice()], { person: aTaskPerson({ hasLanguageTest: true, languageTestOn }) })

  it('is taken again where it is older than two years on the day of the deadline', () => {
    expect(the(tested('2025-01-12'), 'language-test')).toMatchObject({
      title: 'Book a new language test',
      basis: { kind: 'advice' },
    })
    expect(kinds(tested('2025-01-13'))).not.toContain('language-test')
  })

  it('asks for its day where it is not known', () => {
    expect(the(tested(null), 'language-test').title).toBe('Look how old your language test is')
  })
})

describe('what the visitor changes', () => {
  it('a day of theirs takes the place of ours, and what is counted from it follows', () => {
    const own = edits({ 'apply:university:oak.2027': { done: null, day: '2027-03-31' } })
    const tasks = work([aChoice()], { edits: own })
    expect(the(tasks, 'apply')).toMatchObject({ when: onDay('2027-03-31'), isEdited: true })
    expect(the(tasks, 'referees').when).toEqual(onDay('2027-02-03'))
    const visa = work([aChoice()], { edits: edits({ 'visa:gb.2027-09': { done: null, day: '2027-07-01' } }) })
    expect(the(visa, 'money').when).toEqual(onDay('2027-06-03'))
  })

  it('another start moves everything to its year', () => {
    const tasks = work([aChoice()], {
      edits: edits({ 'start:university:oak': { done: null, day: '2028-09-01' } }),
    })
    expect(the(tasks, 'apply')).toMatchObject({
      id: 'apply:university:oak.2028',
      when: inMonth('2028-01', { isUsual: true, earlierDay: 13 }),
    })
    expect(the(tasks, 'start').when).toEqual(inMonth('2028-09'))
  })

  it('own tasks stand among the others, those without a day last', () => {
    const own = edits({}, [
      { id: 'a', text: 'Ask Aunt', day: '2026-11-30', done: null, choice: null },
      { id: 'b', text: 'Someday', day: null, done: null, choice: 'university:oak' },
      { id: 'c', text: 'Late', day: '2026-11-22', done: null, choice: null },
    ])
    const tasks = work([aChoice({ added: '2026-08-20' })], { edits: own })
    expect(tasks.at(-1)).toMatchObject({ title: 'Someday', choices: ['university:oak'], isOverdue: false })
    expect(tasks.find(({ id }) => id === 'c')?.isOverdue).toBe(true)
    const parts = splitTasks(tasks)
    expect(parts.overdue.map(({ id }) => id)).toEqual(['language-test:all.2027', 'c'])
    expect(parts.next.map(({ id }) => id)).toEqual(['transcripts:all.2027', 'referees:all.2027', 'a'])
  })
})

describe('countries with steps of their own', () => {
  const inCountry = (countryCode: string, country: string) => work([aChoice({ countryCode, country })])

  it('Germany: certificates go to the service early', () => {
    const task = inCountry('de', 'Germany').find(({ id }) => id === 'transcripts:de.2027')
    expect(task).toMatchObject({
      when: onDay('2026-11-18'),
      basis: { kind: 'source', publisher: 'uni-assist' },
    })
  })

  it('Sweden: decisions in March or April, not our span', () => {
    expect(the(inCountry('se', 'Sweden'), 'decision').when).toEqual(
      inMonth('2027-03', { isUsual: true, lastMonth: '2027-04' }),
    )
  })

  it('France: an interview; others have none', () => {
    expect(kinds(inCountry('fr', 'France'))).toContain('interview')
    expect(kinds(work())).not.toContain('interview')
    const person = aTaskPerson({ residence: 'fr' })
    expect(kinds(work([aChoice({ countryCode: 'fr' })], { person }))).not.toContain('interview')
  })

  it('Ireland: six months of bank statements', () => {
    expect(the(inCountry('ie', 'Ireland'), 'money').formula).toContain('6 months before the visa application')
  })
})

describe('awards', () => {
  const award = (fields: Parameters<typeof anAward>[0], today = '2026-11-23') =>
    tasksOf([aChoice()], [anAward(fields, ['university:oak'])], aContext({ today })).filter(
      ({ kind }) => kind === 'award',
    )

  it.each([
    ['announced day', { deadlines: [{ month: 2, day: 1, year: 2027 }] }, '1 February 2027'],
    ['usual day', { deadlines: [{ month: 2, day: 1 }] }, 'usually about 1 February 2027'],
    ['month', { deadlines: [{ month: 2 }] }, 'usually some time in February 2027'],
    ['month of one year', { deadlines: [{ month: 2, year: 2027 }] }, 'some time in February 2027'],
    [
      'span over a year’s end',
      { deadlines: [{ month: 11, lastMonth: 1 }] },
      'usually some time between November 2026 and January 2027',
    ],
    ['leap day', { deadlines: [{ month: 2, day: 29 }] }, 'usually about 28 February 2027'],
    ['none', {}, 'no date known'],
  ])('%s', (_name, fields, words) => {
    expect(award(fields).map(({ when }) => inWords(when))).toEqual([words])
  })

  it('is judged on the clock of its provider, not on the visitor’s', () => {
    const deadline = { month: 10, day: 6, year: 2026, timeZone: 'UTC', time: '11:00' }
    const at = (now: string, fields = deadline) =>
      tasksOf(
        [aChoice()],
        [anAward({ deadlines: [fields], opensMonth: 8 }, ['university:oak'])],
        aContext({ today: '2026-10-07', now }),
      ).filter(({ kind }) => kind === 'award')
    expect(at('2026-10-06T10:59:00Z').map(({ when }) => inWords(when))).toEqual(['6 October 2026'])
    expect(at('2026-10-06T11:00:00Z').map(({ when }) => inWords(when))).toEqual([
      'usually about 6 October 2027',
    ])
    // In Auckland it is the 7th already; somewhere the 6th has not ended.
    const anywhere = { month: 10, day: 6, year: 2026 } as typeof deadline
    expect(at('2026-10-06T12:00:00Z', anywhere)[0]).toMatchObject({ isOverdue: false, missed: null })
  })

  it('that is closed says when it reopens, and one without a date what is known', () => {
    const [closed] = award({ deadlines: [{ month: 10, day: 15 }], opensMonth: 8 })
    expect(closed).toMatchObject({ when: onDay('2027-10-15', true) })
    expect(closed?.text).toContain('Applications usually open again in August.')
    expect(award({ status: 'open-all-year' })[0]?.text).toContain('Open all year')
    expect(award({ status: 'ended' })[0]?.text).toContain('No longer awarded')
  })

  it('has a task for each deadline, once, and is a goal that referees are asked for', () => {
    const deadlines = [
      { month: 1, day: 2 },
      { month: 1, day: 2 },
      { month: 3, day: 3 },
    ]
    expect(award({ deadlines }).map(({ id }) => id)).toEqual([
      'award:plain-award.2027',
      'award:plain-award.2027.3',
    ])
    const tasks = tasksOf(
      [aChoice()],
      [anAward({ deadlines: [{ month: 1, day: 2, year: 2027 }] })],
      aContext(),
    )
    expect(the(tasks, 'referees').formula).toContain('Plain Award, 2 January 2027')
  })

  it('of a round after the start is for a later one, and no papers are due for it', () => {
    const late = anAward({ deadlines: [{ month: 10, day: 7, year: 2027 }] })
    const tasks = tasksOf(
      [aChoice({ deadlines: [], start: '2027-09' })],
      [late],
      aContext({ today: '2027-08-01' }),
    )
    expect(the(tasks, 'award').text).toContain('for a later start')
    expect(the(tasks, 'award').isForLater).toBe(true)
    expect(kinds(tasks)).not.toContain('referees')
    const ahead = anAward({ deadlines: [{ month: 7, day: 31 }], leadMonths: 12 })
    const [choice, context] = [
      aChoice({ deadlines: [], start: '2027-09' }),
      aContext({ today: '2027-06-01' }),
    ]
    expect(the(tasksOf([choice], [ahead], context), 'award').isForLater).toBe(true)
    expect(kinds(tasksOf([choice], [ahead], context))).not.toContain('referees')
  })

  it('whose admission is over is only for those who applied for that in time', () => {
    const oxford = anAward({
      deadlines: [{ month: 1, day: 26, year: 2027 }],
      admissionBy: { month: 10, day: 15 },
    })
    const textOn = (today: string) => {
      const tasks = tasksOf([aChoice({ deadlines: [], start: '2027-10' })], [oxford], aContext({ today }))
      return tasks.find(({ id }) => id === 'award:plain-award.2027')?.text
    }
    expect(textOn('2026-10-01')).not.toContain('Admission for it is over')
    expect(textOn('2026-11-27')).toContain('Admission for it is over')
  })

  it('that needs an admission first has a task for that, before its own', () => {
    const found = award({
      deadlines: [{ month: 2, day: 25, year: 2026 }],
      admissionBy: { month: 1, day: 15 },
      opensMonth: 2,
    })
    expect(found.map(({ id, title, when }) => [id, title, inWords(when)])).toEqual([
      [
        'award:plain-award.2027.admission',
        'Apply for admission, which Plain Award needs first',
        'usually about 15 January 2027',
      ],
      ['award:plain-award.2027', 'Apply for Plain Award', 'usually about 25 February 2027'],
    ])
    const old = award({ deadlines: [{ month: 2, day: 25, year: 2024 }], admissionBy: { month: 1 } })
    expect(old.map(({ when }) => inWords(when))).toEqual(['no date known'])
  })

  it('stands alone without any place to study', () => {
    const tasks = tasksOf([], [anAward({ deadlines: [{ month: 2, day: 1, year: 2027 }] })], aContext())
    expect(kinds(tasks)).toEqual(['transcripts', 'referees', 'award'])
  })
})

it('is the same for the same plan and day, and ids are fit for the store', () => {
  const choices = [
    aChoice(),
    aChoice({ key: 'programme:elm/~public-health.master', countryCode: 'de', country: 'Germany' }),
  ]
  const all = tasksOf(choices, [anAward({ deadlines: [{ month: 2 }] })], aContext())
  expect(tasksOf(choices, [anAward({ deadlines: [{ month: 2 }] })], aContext())).toEqual(all)
  expect(new Set(all.map(({ id }) => id)).size).toBe(all.length)
  for (const { id } of all) expect(id).toMatch(/^[a-z0-9:._~/-]{1,120}$/)
})

it('an empty plan has no tasks', () => {
  expect(tasksOf([], [], aContext())).toEqual([])
})

it('what is for all countries is marked as our advice, and what is of one has a source', () => {
  for (const step of STEPS.steps) expect(step.source === null).toBe(step.country === null)
})
