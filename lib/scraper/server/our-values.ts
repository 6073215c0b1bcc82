import 'server-only'
import { toCells } from '../../import/flatten'
import { splitList } from '../../import/lists'
import { toAddedRecord } from '../../import/merge'
import type { UniversityRecord } from '../../universities/record/schema'
import type { OurValue } from '../shared/proof/compare-fields'
import { UNIVERSITY_FIELDS } from '../shared/proof/university-fields'

/** The day on which a field of our record was compared with its source, or the month in which it was written. */
function checkedOn({ sources, editorial }: UniversityRecord, key: string): string | null {
  const days = sources.flatMap(({ fields, checkedOn: day }) => (day && fields.includes(key) ? [day] : []))
  return days.sort().at(-1) ?? (editorial?.fields.includes(key) ? editorial.month : null)
}

/** Our record's values for the fields that the scraper reads. */
export function ourValues(record: UniversityRecord): OurValue[] {
  const cells = toCells(toAddedRecord(record))
  const { domestic, international } = record.tuitionFees
  return UNIVERSITY_FIELDS.flatMap(({ name: field, key, kind }): OurValue[] => {
    const text = cells[key]
    if (!text) return []
    const fee = field === 'domesticFee' ? domestic : field === 'internationalFee' ? international : null
    const texts = kind === 'list' ? splitList(text) : [text]
    return [{ field, texts, fee, checkedOn: checkedOn(record, key) }]
  })
}
