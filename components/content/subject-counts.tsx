import { Link } from '@/components/ui/link'
import { countSubjects } from '@/lib/universities/search/queries'
import { WORLD } from '@/lib/universities/list'

/** Each subject with the number of universities that name it, and a link to them. */
export function SubjectCounts() {
  return (
    <ul className="list-none columns-[14rem] p-0 text-base">
      {countSubjects().map(({ value, label, count }) => (
        <li key={value}>
          <Link href={WORLD.href({ ...WORLD.untouched, programmes: [value] })}>{label}</Link>{' '}
          <span className="text-ink-3">{count}</span>
        </li>
      ))}
    </ul>
  )
}
