import { labelOf } from '../text/options'
import type { RuleId } from '../eligibility/verdict'
import { describeLevels, describeUsualDegree } from '../eligibility/degree-rules'
import { describeFields } from '../eligibility/field-rule'
import { describeResidence } from '../eligibility/place-rules'
import { describeAllPlaces, type PlaceContext } from '../eligibility/places'
import type { AgeRule } from '../eligibility/schema'
import type { Scholarship } from './record/schema'
import { HELD_DEGREES } from '../eligibility/vocabulary'

/** What an award says beside its rules: what an applicant does, and what the choice goes by. */
type RemarkId = 'steps' | 'weighed'

/** One rule in words. `lines` beyond the first are further conditions of the same kind. */
export type RuleInWords = { id: RuleId | RemarkId; label: string; lines: string[] }

const BARRED = {
  doctorate: 'No doctorate',
  'same-level': 'No degree of the same level',
} as const

function ageText({ degree, min, max, approximate, countedOn, exception, note }: AgeRule): string {
  const about = approximate ? 'about ' : ''
  const span =
    min !== null && max !== null
      ? `From ${about}${min} to ${max} years old`
      : max === null
        ? `At least ${about}${min} years old`
        : `At most ${about}${max} years old`
  const more = exception && `${exception.who}: at most ${exception.max}`
  return [degree ? `${span}, for ${degree}` : span, more, countedOn, note]
    .filter((part) => part !== null)
    .join('. ')
    .replaceAll('..', '.')
}

/** The fields of the list, then the note: the note may name what the fields mean. */
function fieldLines(scholarship: Scholarship): string[] {
  const { fieldsOfStudy, fieldsNote } = scholarship
  const words = describeFields(scholarship)
  return fieldsOfStudy === 'any' || fieldsNote === null
    ? [words]
    : [describeFields({ ...scholarship, fieldsNote: null }), words]
}

/**
 * The conditions, rule by rule in a fixed order. Rules that no source states are left out. Exceptions are nationality,
 * which says so, and the degree held, which is then the usual one of the level.
 */
export function rulesOf(scholarship: Scholarship, context: PlaceContext): RuleInWords[] {
  const { eligibility } = scholarship
  const { nationalities, residence, refugees, degreeHeld, minimumGrade, english, workExperience } =
    eligibility
  const held = labelOf(HELD_DEGREES, degreeHeld?.level)
  const rules: [id: RuleInWords['id'], label: string, lines: (string | null | undefined | false)[]][] = [
    [
      'nationality',
      'Nationality',
      [
        describeAllPlaces(nationalities, context),
        nationalities.dualExcluded && 'People who also hold a nationality that is left out can’t apply',
        refugees === 'accepted' && 'A recognised refugee counts as a citizen',
      ],
    ],
    ['residence', 'Where you live', [residence && describeResidence(residence, context)]],
    [
      'fee-status',
      'Fee status',
      [eligibility.feeStatus && 'Only for those who pay the fee of international students'],
    ],
    ['refugees', 'Refugees', [refugees === 'required' && 'Only for refugees']],
    ['women', 'Women', [eligibility.womenOnly && 'Only for women']],
    [
      'degree',
      'Degree you will study for',
      [scholarship.eligibleDegrees.join(', '), ...describeLevels(scholarship, context)],
    ],
    ['field', 'Field of study', fieldLines(scholarship)],
    ['age', 'Age', eligibility.ages.map(ageText)],
    [
      'degree-held',
      'Degree you hold',
      degreeHeld
        ? [
            held,
            ...degreeHeld.levels.map(({ degree, level }) => `For ${degree}: ${labelOf(HELD_DEGREES, level)}`),
            degreeHeld.detail,
            degreeHeld.note,
          ]
        : [describeUsualDegree(scholarship)],
    ],
    [
      'degree-barred',
      'Degree you may not hold',
      [eligibility.barredDegree && BARRED[eligibility.barredDegree]],
    ],
    ['grade', 'Grades', [minimumGrade?.text]],
    ['english', 'English', [english?.text]],
    ['language', 'Other language', [eligibility.otherLanguage?.text]],
    ['work', 'Work experience', [workExperience?.text]],
    ['need', 'Financial need', [eligibility.financialNeed && 'Only for those who can’t pay by themselves']],
    ['nomination', 'Nomination', [eligibility.nomination?.text]],
    ['conditions', 'Further conditions', eligibility.conditions],
    ['steps', 'What you do', eligibility.steps],
    ['weighed', 'What they choose by', eligibility.weighed],
  ]
  return rules
    .map(([id, label, lines]) => ({
      id,
      label,
      lines: lines.filter((line): line is string => Boolean(line)),
    }))
    .filter(({ lines }) => lines.length > 0)
}
