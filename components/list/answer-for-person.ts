import { hasKeptPerson } from '@/lib/eligibility/kept-nationality'
import { keepVerdicts } from '@/lib/programmes/kept-verdicts'
import { keepUniversityVerdicts } from '@/lib/universities/kept-verdicts'

/** Decides which rows can take the visitor, where the browser keeps a profile. Without the file lists leave it open. */
export async function answerForPerson(): Promise<void> {
  if (!hasKeptPerson()) {
    keepVerdicts(null)
    keepUniversityVerdicts(null)
    return
  }
  const admission = await import('@/lib/admission/load-admission')
  await admission.answerForPerson().catch(() => {})
}
