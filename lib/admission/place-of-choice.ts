import type { ChoiceFacts } from '../study/choice'
import { rulesOn, type EntryRuleOn, type Fact } from '../facts/fact'
import { isTaughtInEnglish, onlyLanguage } from '../facts/teaching'
import { teachingLanguageName } from '../programmes/options'
import type { Deadline } from '../facts/deadline'
import { isFeeOfSubject, officialFeeAt } from '../universities/answers/fee'
import type { Place, Teaching, YearlyDeadline } from './place'

/** The programme's own language. */
export const taughtIn = (code: string): Teaching => ({
  code,
  isEnglish: code === 'en',
  words: teachingLanguageName(code),
})

/** The language by the rule of the university or of its country. English as one of several languages proves nothing. */
function taughtByRule([rule]: readonly Fact<EntryRuleOn<'teaching-language'>>[]): Teaching {
  if (!rule) return { code: null, isEnglish: null, words: null }
  const { value, isUnsure } = rule
  if (isUnsure) return { code: null, isEnglish: null, words: value.text }
  return { code: onlyLanguage(value), isEnglish: isTaughtInEnglish(value), words: value.text }
}

/** The main deadlines of a level; none where none is known. */
export function yearlyDeadlines(deadlines: readonly Deadline[]): YearlyDeadline[] {
  const main = deadlines.filter(({ what }) => what === 'main')
  const usual = main.find(({ intakes }) => intakes.length > 0)?.intakes ?? []
  return main.map(({ month, day, latest, isSure, who, fields, notFor, intakes }) => {
    const isUsual = intakes.length === 0 || intakes.some((each) => usual.includes(each))
    const start = isUsual ? 0 : (intakes[0] ?? 0)
    return { month, day, latest, isSure, who, fields, ...(notFor && { notFor }), start }
  })
}

/** The yearly fee for students from abroad in US dollars: the programme's own fee, else the university's. */
function feeOf({ programme, fees, level, subject, isMedical }: ChoiceFacts): number | null {
  const own = programme?.fee?.value
  if (own && own.status !== 'home') return own.dollarsPerYear
  const fee = officialFeeAt(fees, level, 'international')
  return fee && isFeeOfSubject(fee, subject, isMedical) ? fee.value.dollars : null
}

/** The facts of a choice that decide who may come. */
export function placeOfChoice(choice: ChoiceFacts): Place {
  const { jurisdiction, level, programme, entry, asked, deadlines, enrolsInternational } = choice
  const language = programme?.language
  return {
    countryCode: jurisdiction.code,
    city: choice.city,
    level,
    teaching: language ? taughtIn(language) : taughtByRule(rulesOn(entry, 'teaching-language')),
    ielts: asked.ielts,
    subject: programme ? (choice.subject ?? '') : null,
    deadlines: yearlyDeadlines(deadlines),
    enrolsFromAbroad: enrolsInternational?.value ?? null,
    hasStudentsFromAbroad: choice.hasStudentsFromAbroad,
    fee: feeOf(choice),
  }
}
