import { readAnswers } from '../device/profile-entry'

/** The subjects of the fields of study that are not one of the same slug; empty where none is as wide. */
const OTHER_SLUGS: Readonly<Record<string, string>> = {
  business: 'business-and-management',
  development: 'development-studies',
  arts: '',
  architecture: '',
  'earth-and-environment': '',
  languages: '',
}

/**
 * The slug of the subject that a profile names: its own, or that which its field of study is, as the choice of a field keeps
 * no other. Empty where it names none.
 */
export const subjectOf = ({
  subject,
  fieldOfStudy,
}: Readonly<Record<'subject' | 'fieldOfStudy', string>>): string =>
  subject || (OTHER_SLUGS[fieldOfStudy] ?? fieldOfStudy)

/** The same of the profile that this browser keeps. */
export function readSubject(): string {
  const { subject = '', fieldOfStudy = '' } = readAnswers()
  return subjectOf({ subject: String(subject), fieldOfStudy: String(fieldOfStudy) })
}
