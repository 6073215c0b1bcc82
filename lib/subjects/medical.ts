/** Subjects that cost and last another time than others everywhere, so that what holds for the rest never holds for them. */
const MEDICAL: readonly string[] = ['medicine', 'dentistry', 'veterinary-medicine']

/** @param subject its slug; null where none is chosen */
export const isMedical = (subject: string | null): boolean => subject !== null && MEDICAL.includes(subject)

/** Degrees beside medicine, in titles and in awards: their holders are hygienists, nurses of animals or scientists. */
const BESIDE_MEDICINE =
  /hygien|igiene|therap|nurs|technolog|teknik|bioscien|molecular|oral health|pleie|plejer|skötar|口腔|看護|生命|cancer/i
const AWARDS_BESIDE_MEDICINE = /^(BSc|MSci|Laurea$|Professional bachelor)/

/** The register of the USA names with each doctorate which kind it is: "Professional doctorate, such as MD, JD or PharmD". */
const PROFESSIONAL = /^Professional doctorate/

/**
 * Whether a doctorate is a professional degree, which shares neither days and ways to apply nor fee and length with a PhD.
 * @param award of the programme; null or empty where its source names none
 */
export const isProfessionalDoctorate = (award: string | null): boolean => PROFESSIONAL.test(award ?? '')

type Named = {
  /** The slug of the subject that the source states. */
  subject: string | null
  title: string | null
  award: string | null
}

/**
 * The subject whose dates, length and fee a programme has: none where its title or award shows that it makes no physician,
 * dentist or vet of anybody.
 */
export function ruledSubject({ subject, title, award }: Named): string | null {
  const isBeside = BESIDE_MEDICINE.test(title ?? '') || AWARDS_BESIDE_MEDICINE.test(award ?? '')
  return isMedical(subject) && isBeside ? null : subject
}
