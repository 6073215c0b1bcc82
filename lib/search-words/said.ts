import { typedCurrency } from '../money/typed-currency'
import type { Meaning } from './meaning'
import type { Cut } from './cut'
import { OTHER_PERIODS, TESTS, TIMES } from './numbers'
import type { Token } from './tokens'
import type { Vocabulary } from './vocabulary'
import { FILLERS } from './words'

type Typed = Pick<Cut, 'tokens' | 'words'>
type Money = Pick<Vocabulary, 'currencies' | 'moneyWord'>
type Said = { meaning: Meaning; size: number }

const said = (value: string, size: number): Said => ({ meaning: { kind: 'said', value }, size })

const GRADES = /^(c?gpa|grades?|marks?|percentage|percent|aggregate|nota|media|promedio|notendurchschnitt)$/
const STARTS =
  /^(fall|autumn|winter|spring|summer|jan(uary)?|feb(ruary)?|mar(ch)?|apr(il)?|may|june?|july?|aug(ust)?|sept?(ember)?|oct(ober)?|nov(ember)?|dec(ember)?|wintersemester|sommersemester|otono|outono|automne|herbst)$/
const BETWEEN =
  /^(of|in|a|an|per|each|the|is|score|overall|band|ibt|out|at|my|with|intake|semester|por|al|par|pro|im)$/
const LIMITS = /^(under|below|less|than|up|to|max|maximum|around|about|only|over|above|more)$/

const rawOf = (tokens: readonly Token[]) => tokens.map(({ raw }) => raw).join(' ')

/** A score that is none: "ielts 9.5". The TOEFL iBT has a scale up to 6 as well. */
function readNoScore(tokens: readonly Token[], from: number): Said | null {
  const test = tokens[from]?.word ?? ''
  const [, most] = TESTS.get(test) ?? []
  let at = from + 1
  while (BETWEEN.test(tokens[at]?.word ?? '')) at++
  const score = tokens[at]
  if (most === undefined || score?.kind !== 'number') return null
  const name = tokens[from]?.raw.toUpperCase() ?? ''
  if (Number(score.word) > most)
    return said(`${name} ${score.word}: no such score, the highest is ${most}`, at + 1 - from)
  return test === 'toefl' && Number(score.word) <= 6
    ? said(`Your test: TOEFL ${score.word}`, at + 1 - from)
    : null
}

/** What a percentage can be a share of, beside it: of fees that an award pays, or of applicants who are accepted. */
const SHARED =
  /^(tuition|fees?|scholarships?|bursar(y|ies)|grants?|funded|funding|funds?|waivers?|discount|off|reduction|coverage|covered|beca|becas|bolsa|bolsas|bourse|bourses|stipendium|borsa|burs)$/
const ACCEPTANCE = /^(acceptance|admission|admit|selection|success|employment|graduation)$/

/** "100% tuition", "acceptance rate above 50%": a percentage that is no grade. */
function readShare(tokens: readonly Token[], from: number): Said | null {
  const isRate = (at: number) => ACCEPTANCE.test(tokens[at]?.word ?? '') && tokens[at + 1]?.word === 'rate'
  let at = isRate(from) ? from + 2 : from
  while (at > from && (BETWEEN.test(tokens[at]?.word ?? '') || LIMITS.test(tokens[at]?.word ?? ''))) at++
  if (tokens[at]?.kind !== 'number' || !/^(%|percent)$/.test(tokens[at + 1]?.raw ?? '')) return null
  at += 2
  if (GRADES.test(tokens[at]?.word ?? '')) return null
  const isShare = [from - 2, from - 1, at, at + 1].some((near) => SHARED.test(tokens[near]?.word ?? ''))
  if (isRate(at)) at += 2
  else if (!isShare && !isRate(from)) return null
  return said(rawOf(tokens.slice(from, at)).replace(' %', '%'), at - from)
}

/** "cgpa 8.1", "gpa of 3.2 out of 4", "65%", "2:2". */
function readGrade(tokens: readonly Token[], from: number): Said | null {
  const [first, second] = tokens.slice(from, from + 2)
  if (!first) return null
  if (first.kind === 'number') {
    if (second && (second.raw === '%' || GRADES.test(second.word))) {
      const size = GRADES.test(tokens[from + 2]?.word ?? '') ? 3 : 2
      return said(`Your grade: ${rawOf(tokens.slice(from, from + size)).replace(' %', '%')}`, size)
    }
    const isClass = first.word === '2' && /^[12]$/.test(second?.word ?? '') && second?.start === first.end + 1
    return isClass ? said(`Your grade: 2:${second?.word ?? ''}`, 2) : null
  }
  if (!GRADES.test(first.word)) return null
  let at = from + 1
  while (BETWEEN.test(tokens[at]?.word ?? '')) at++
  if (tokens[at]?.kind !== 'number') return null
  at++
  if (tokens[at]?.raw === '%') at++
  if (tokens[at]?.word === 'out' && tokens[at + 2]?.kind === 'number') at += 3
  else if (tokens[at]?.kind === 'number' && tokens[at]?.start === (tokens[at - 1]?.end ?? 0) + 1) at++
  return said(`Your grade: ${rawOf(tokens.slice(from, at)).replace(' %', '%')}`, at - from)
}

const isYear = (token: Token | undefined) => token?.kind === 'number' && /^20[2-3]\d$/.test(token.word)

/** "fall 2027", "september 2026", "2027/28". */
function readStart(tokens: readonly Token[], from: number): Said | null {
  let at = from
  if (STARTS.test(tokens[at]?.word ?? '')) at++
  while (at > from && BETWEEN.test(tokens[at]?.word ?? '')) at++
  if (!isYear(tokens[at])) return null
  at++
  const next = tokens[at]
  if (next?.kind === 'number' && /^[-–]?\s*(20)?[2-3]\d$/.test(next.raw)) at++
  if (/^(intake|semester|start|session|admission)s?$/.test(tokens[at]?.word ?? '')) at++
  return said(`Start: ${rawOf(tokens.slice(from, at))}`, at - from)
}

/** A sum is of one of these also behind them: "aylık 500 euro". */
const PERIODS_BEFORE = /^(month|monthly|term|week|weekly)$/

/** "500 euro a month", "4000 gbp per term", "300 per credit": no sum of a year. */
function readOtherPeriod(
  { tokens, words }: Typed,
  from: number,
  { currencies, moneyWord }: Money,
): Said | null {
  const meant = (at: number) => moneyWord(tokens[at]?.word ?? '')
  const isMoney = (at: number) =>
    /number|sign/.test(tokens[at]?.kind ?? '') ||
    TIMES.has(meant(at)) ||
    typedCurrency(meant(at), (code) => currencies.has(code)) !== null
  const isSmall = (at: number) => BETWEEN.test(tokens[at]?.word ?? '') || FILLERS.has(words[at] ?? '')
  let at = from
  if (PERIODS_BEFORE.test(meant(from))) {
    at++
    while (isMoney(at)) at++
    return at > from + 2 ? said(rawOf(tokens.slice(from, at)), at - from) : null
  }
  let hasNumber = false
  for (; at < from + 7 && !OTHER_PERIODS.has(meant(at)); at++) {
    if (!isMoney(at) && !LIMITS.test(tokens[at]?.word ?? '') && !(hasNumber && isSmall(at))) return null
    // "9月" is September.
    const isMonth = tokens[at + 1]?.word === '月' && Number(tokens[at]?.word) <= 12
    hasNumber ||= tokens[at]?.kind === 'number' && !isYear(tokens[at]) && !isMonth
  }
  if (!hasNumber || !OTHER_PERIODS.has(meant(at))) return null
  return said(rawOf(tokens.slice(from, at + 1)), at + 1 - from)
}

/**
 * A fact that no list can be filtered by, which begins here.
 * @param money the currencies that can be converted, and what words beside a sum mean
 */
export const readSaid = (typed: Typed, from: number, money: Money): Said | null =>
  readNoScore(typed.tokens, from) ??
  readOtherPeriod(typed, from, money) ??
  readShare(typed.tokens, from) ??
  readGrade(typed.tokens, from) ??
  readStart(typed.tokens, from)
