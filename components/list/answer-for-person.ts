import { hasKeptPerson } from '@/lib/eligibility/kept-nationality'
import { keepVerdicts } from '@/lib/programmes/kept-verdicts'
import { keepOwnFees } from '@/lib/universities/kept-fees'
import { keepUniversityVerdicts } from '@/lib/universities/kept-verdicts'

/**
 * Decides which rows can take the visitor and what they pay there, where the browser keeps a profile. Without the files
 * lists leave it open.
 */
export async function answerForPerson(): Promise<void> {
  if (!hasKeptPerson()) {
    keepVerdicts(null)
    keepUniversityVerdicts(null)
    keepOwnFees(null)
    return
  }
  const admission = await import('@/lib/admission/load-admission')
  await admission.answerForPerson().catch(() => {})
}
