import type { Charge } from '../facts/charges'
import type { EntryRule, Fact } from '../facts/fact'
import { LEVELS, type Level } from '../facts/vocabulary'
import { hasStudentsFromAbroad } from '../universities/answers/students-from-abroad'
import { answerAt, holdingAt, orNull } from '../universities/answers/answer'
import { deadlinesAt } from '../universities/answers/deadline'
import { askedAt, NOTHING_ASKED, ruleAt } from '../universities/answers/entry'
import { feesAt, otherCostsAt } from '../universities/answers/fee'
import type { University } from '../universities/record/schema'
import type {
  ChoiceAward,
  ChoiceFacts,
  ChoiceFile,
  KnownElsewhere,
  LeveledPart,
  ChoiceProgramme,
} from './choice'
import { degreeYears } from './degree-years'
import { withAge } from '../facts/fact-age'
import { programmeId } from '../facts/programme-id'
import type { Programme, ProgrammeDataset } from '../programmes/programme'
import { isMedical, ruledSubject } from '../subjects/medical'
import type { Subject } from '../subjects/subject'

/** Rules on the length and the grades of a degree are no rules of entry. */
const TOPICS = [
  'teaching-language',
  'english-minimum',
  'local-language-minimum',
  'school-certificate',
  'entrance-test',
] as const satisfies readonly EntryRule['topic'][]

/** The data besides the record of the university. */
type ChoiceContext = {
  /** The currency of its country, or of its territory. */
  currency: string
  /** Whether a register says that it may enrol students from abroad. */
  enrolsInternational: ChoiceFacts['enrolsInternational']
  /** What everybody pays there beside tuition. */
  charges: readonly Fact<Charge>[]
  /** The awards that can be used at the university at a level, the nearest first. */
  awardsAt: (level: Level) => readonly ChoiceAward[]
}

/** All that costs, tasks and admission read of a university, for every level. */
export function toChoice(university: University, context: ChoiceContext): ChoiceFile {
  const { facts } = university
  const { currency, enrolsInternational, charges, awardsAt } = context
  const at = (level: Level): Pick<ChoiceFacts, LeveledPart> => {
    const fees = answerAt((each) => orNull(feesAt(facts.fees, each)), level)
    const deadlines = answerAt((each) => orNull(deadlinesAt(university, each)), level)
    const asked = answerAt((each) => askedAt(university, each), level)
    const otherCosts = answerAt((each) => orNull(otherCostsAt(facts.otherCosts, each)), level)
    return {
      fees: fees.value ?? [],
      usualFees: feesAt(facts.usualFees, level),
      charges: holdingAt(charges, level),
      routes: holdingAt(facts.routes, level),
      deadlines: deadlines.value ?? [],
      entry: TOPICS.flatMap((topic) => ruleAt(facts.entry, topic, level) ?? []),
      asked: asked.value ?? NOTHING_ASKED,
      otherCosts: otherCosts.value ?? [],
      elsewhere: {
        fees: fees.others,
        deadlines: deadlines.others,
        entry: rulesElsewhere(facts.entry, level),
        asked: asked.others,
        otherCosts: otherCosts.others,
      },
      years: degreeYears(facts.entry, level, university.nation),
      awards: awardsAt(level),
    }
  }
  return {
    id: university.id,
    name: university.name,
    countryCode: university.countryCode,
    country: university.country,
    jurisdiction: facts.territory ?? { code: university.countryCode, name: university.country },
    currency,
    city: university.campusLife.location ?? university.campusLife.nearestCity,
    nation: university.nation,
    website: university.website,
    sector: facts.sector,
    isMedical: facts.isMedical,
    enrolsInternational,
    hasStudentsFromAbroad: hasStudentsFromAbroad(university),
    levels: { bachelor: at('bachelor'), master: at('master'), doctorate: at('doctorate') },
  }
}

/** The rules of topics that no rule answers at the level, by the level that they hold for. */
function rulesElsewhere(entry: readonly Fact<EntryRule>[], level: Level): KnownElsewhere['entry'] {
  return LEVELS.flatMap(({ value: other }) => {
    const rules = TOPICS.flatMap((topic) =>
      ruleAt(entry, topic, level) ? [] : (ruleAt(entry, topic, other) ?? []),
    )
    return rules.length > 0 ? [{ level: other, value: rules }] : []
  })
}

type About = Pick<ChoiceProgramme, 'subjectYears'> & {
  dataset: ProgrammeDataset
  /** ISO day */
  today: string
  subject: Subject | null
  awards: readonly ChoiceAward[]
}

/** Titles of shorter degrees, for people who have one already, and of those with a year more. */
const OTHER_LENGTH =
  /\b(graduate[ -]entry|accelerated|fast[ -]track|foundation|gateway|preliminary|extended|placement|sandwich|integrated)\b|\byear (abroad|zero|in|out)\b/i

/** Awards of master's degrees that are entered from school: "MEng" and its like of the United Kingdom, but no MA of Scotland. */
const LONGER_AWARD = /^M(?!A\b|B(B|Ch|\b)|D\b)[A-Z]|entered from school|in one/

/** Whether what is usual at its level may hold for the length of a programme. Medicine has a usual length of its own. */
const isOfUsualLength = ({ title, award, levels }: Programme, subject: string | null) =>
  !OTHER_LENGTH.test(title ?? '') &&
  (isMedical(subject) || !levels.includes('bachelor') || !LONGER_AWARD.test(award ?? ''))

/** A programme as costs, tasks and admission read it. A fee that its source states rests on that source. */
export function programmeOf(
  programme: Programme,
  { dataset, today, subject, subjectYears, awards }: About,
): ChoiceProgramme {
  const { key, title, titleEn, award, fee } = programme
  const { source, year } = dataset
  const ruled = ruledSubject(programme)
  return {
    id: programmeId(programme),
    key,
    title: title ?? titleEn ?? subject?.name ?? award ?? 'Programme',
    titleEn,
    subject: subject && { slug: subject.slug, name: subject.name },
    levels: programme.levels,
    months: programme.months,
    ruledSubject: ruled,
    isOfUsualLength: isOfUsualLength(programme, ruled),
    subjectYears,
    fee:
      fee &&
      withAge({ value: fee, kind: 'register', year: fee.asOf, source, note: null, isUnsure: false }, today),
    language: programme.language,
    mode: programme.mode,
    campus: programme.campus ?? programme.city,
    url: programme.url,
    awards,
    source,
    year,
  }
}
