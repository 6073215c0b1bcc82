import { aRound } from '@/tests/fixtures/facts'
import { aChoice, aDeadline, aRoute, someRules } from '@/tests/fixtures/tasks'
import { inMonth, NEVER, onDay } from './task-time'
import { windowOf } from './window'

const NIGERIAN = { nationalities: ['ng'], residence: '', certificate: '', sender: null }
const window = (
  fields: Parameters<typeof aChoice>[0],
  start = '2027-09',
  person: Parameters<typeof windowOf>[3] = NIGERIAN,
) => windowOf(aChoice(fields), someRules(), start, person)

describe('opening and deadline', () => {
  it('are days where they are sure for this very start', () => {
    expect(window({})).toMatchObject({ opens: onDay('2026-09-01'), deadline: onDay('2027-01-13') })
  })

  it('are months for another year, with the day of other years', () => {
    expect(window({}, '2028-09')).toMatchObject({
      opens: inMonth('2027-09', { isUsual: true, earlierDay: 1 }),
      deadline: inMonth('2028-01', { isUsual: true, earlierDay: 13 }),
    })
  })

  it('are months where they are not sure, and no day is told', () => {
    expect(window({ deadlines: [aDeadline({ isSure: false })] }).deadline).toEqual(
      inMonth('2027-01', { isUsual: true }),
    )
    expect(window({ deadlines: [aDeadline({ day: null })] }).deadline).toEqual(
      inMonth('2027-01', { isUsual: true }),
    )
  })

  it('are a span of months where the day differs by university', () => {
    const december = { month: 12, day: null, opens: null, latest: 7, isSure: false }
    expect(window({ deadlines: [aDeadline(december)] }).deadline).toEqual(
      inMonth('2026-12', { isUsual: true, lastMonth: '2027-07' }),
    )
  })

  it('of a rolling round come with a warning', () => {
    const rolling = aDeadline({ month: 6, day: null, isRolling: true, isSure: false, note: null })
    expect(window({ deadlines: [rolling] }).note).toBe(
      'Places are given as applications come in: courses may be full before',
    )
  })

  it('are of the round a year before where the next would close after courses begin', () => {
    const late = aDeadline({ opens: { month: 7, day: 1 }, month: 10, day: 1 })
    expect(window({ deadlines: [late] })).toMatchObject({
      opens: onDay('2026-07-01'),
      deadline: onDay('2026-10-01'),
    })
    const march = aDeadline({ opens: { month: 8, day: null }, month: 3, day: null, isSure: false })
    expect(window({ deadlines: [march] })).toMatchObject({
      opens: inMonth('2026-08', { isUsual: true }),
      deadline: inMonth('2027-03', { isUsual: true }),
    })
  })

  it('have no deadline where the round is open for those who come late', () => {
    const late = aDeadline({ opens: { month: 7, day: 1 }, month: 10, day: 31, isAfterStart: true })
    expect(window({ deadlines: [late] })).toMatchObject({ opens: onDay('2027-07-01'), deadline: NEVER })
  })

  it('take the last deadline before the start where nothing is known of the opening', () => {
    const at = (month: number, day: number) =>
      window({ deadlines: [aDeadline({ opens: null, month, day, intakes: [10] })] }, '2027-10').deadline
    expect(at(9, 5)).toEqual(onDay('2027-09-05'))
    expect(at(12, 1)).toEqual(onDay('2026-12-01'))
  })

  it('put the university’s own date before that of the way to apply, unless it is looser', () => {
    const own = { route: null, opens: null, month: 2, intakes: [] }
    const routes = [aRoute({ rounds: [aRound({ opens: { month: 9, day: 1 } })] })]
    const choose = (day: number | null) =>
      window({ routes, deadlines: [aDeadline({ ...own, day }), aDeadline()] })
    expect(choose(1)).toMatchObject({ opens: onDay('2026-09-01'), deadline: onDay('2027-02-01') })
    expect(choose(null).deadline).toEqual(onDay('2027-01-13'))
    expect(window({ deadlines: [] }).deadline).toEqual(NEVER)
  })

  it('say when they are likely to come again', () => {
    expect(window({}).again).toBe('open again in September 2027')
    expect(window({ deadlines: [aDeadline({ opens: null })] }).again).toBe('close again in January 2028')
    expect(window({ routes: [], deadlines: [] }).again).toBeNull()
  })
})

describe('another first day', () => {
  const oxford = [aDeadline({ month: 10, day: 15 })]

  it('never moves the round that it belongs to', () => {
    for (const start of ['2027-09', '2027-10', '2027-11', '2027-08'])
      expect(window({ deadlines: oxford }, start).deadline).toEqual(onDay('2026-10-15'))
  })

  it('has the round of its own start, or none', () => {
    const german = [
      aDeadline({ opens: null, month: 7, day: 15, intakes: [10], year: 'winter 2027/28' }),
      aDeadline({ opens: null, month: 1, day: 15, intakes: [4], year: 'summer 2027' }),
    ]
    expect(window({ deadlines: german }, '2027-04').deadline).toEqual(onDay('2027-01-15'))
    expect(window({ deadlines: german }, '2027-10').deadline).toEqual(onDay('2027-07-15'))
    expect(window({}, '2028-02')).toMatchObject({ deadline: NEVER, again: null })
  })
})

describe('the person', () => {
  const cao = aDeadline({ route: 'CAO', month: 2, day: 1, who: 'eu-eea' })
  const direct = aDeadline({ route: 'Direct', month: 7, day: null, isSure: false, who: 'international' })
  const routes = [aRoute({ name: 'Direct', who: 'international' }), aRoute({ name: 'CAO', who: 'eu-eea' })]

  it('applies by the way that is theirs, until its own day', () => {
    const wayOf = (...nationalities: string[]) => {
      const { route, deadline } = window({ routes, deadlines: [direct, cao] }, '2027-09', {
        ...NIGERIAN,
        nationalities,
      })
      return [route?.name, deadline.kind]
    }
    expect(wayOf('ng')).toEqual(['Direct', 'month'])
    expect(wayOf('ie')).toEqual(['CAO', 'day'])
    expect(wayOf('gb')).toEqual(['CAO', 'day'])
  })

  it('is told both of two ways with the same day', () => {
    const both = [aDeadline({ route: 'Études en France' }), aDeadline({ route: 'DAP' })]
    const ways = [aRoute({ name: 'Études en France' }), aRoute({ name: 'DAP' })]
    expect(window({ routes: ways, deadlines: both }).route?.name).toBe('Études en France or DAP')
  })

  it('has the round of their subject, and is told of it where the subject is not known', () => {
    const medicine = aDeadline({ month: 10, day: 15, fields: ['medicine'] })
    const deadlines = [aDeadline(), medicine]
    expect(window({ deadlines, subject: 'medicine' }).deadline).toEqual(onDay('2026-10-15'))
    expect(window({ deadlines, subject: 'law' })).toMatchObject({
      deadline: onDay('2027-01-13'),
      other: null,
    })
    expect(window({ deadlines })).toMatchObject({
      deadline: onDay('2027-01-13'),
      other: 'Medicine: 15 October',
    })
  })

  it('is told of later rounds, and never of one for others', () => {
    const late = (who: 'all' | 'eu-eea') => aDeadline({ what: 'late', month: 6, day: 30, who })
    expect(window({ deadlines: [aDeadline(), late('all')] }).other).toBe('Later round: 30 June')
    expect(window({ deadlines: [aDeadline(), late('eu-eea')] }).other).toBeNull()
  })
})
