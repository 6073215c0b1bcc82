import { BriefLink } from '@/components/content/brief-link'
import { partsOfId } from '@/lib/facts/programme-id'
import { isAddedId } from '@/lib/universities/added-id'
import type { ComparedUniversity } from '@/lib/universities/compared-university'

/** The way to the comparison in plain words, without what a visitor added, which is on this device alone. */
export function FamilyLink({ columns }: { columns: readonly Pick<ComparedUniversity, 'id' | 'level'>[] }) {
  const places = columns.flatMap(({ id, level }) =>
    isAddedId(id) ? [] : { ...partsOfId(id), level, start: null },
  )
  if (places.length === 0) return null
  return (
    <p className="mb-2 text-sm print:hidden">
      <BriefLink places={places} awards={[]} />
    </p>
  )
}
