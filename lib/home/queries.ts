import 'server-only'
import { z } from 'zod'
import { MARKETING } from '@/data/marketing'
import external from '@/data/scholarships/external.json'
import government from '@/data/scholarships/government.json'
import university from '@/data/scholarships/university.json'

const Awards = z.array(z.looseObject({ id: z.string() }))

const AWARDS = {
  university: Awards.parse(university).length,
  external: Awards.parse(external).length,
  government: Awards.parse(government).length,
}

/** How many scholarships of each type the catalogue holds. */
export function countScholarships(): typeof AWARDS {
  return AWARDS
}

/** The texts that stand for the operator's own: figures, partners, stories. */
export function getMarketing(): typeof MARKETING {
  return MARKETING
}
