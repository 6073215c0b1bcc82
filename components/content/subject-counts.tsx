import { Link } from '@/components/ui/link'
import { countSubjects } from '@/lib/universities/queries'
import { WORLD } from '@/lib/universities/list'

/** The subjects that universities of the catalogue name as theirs, with how many do; each leads to those. */
export function SubjectCounts() {
  return (
    <ul className="subject-counts">
      {countSubjects().map(({ value, label, count }) => (
        <li key={value}>
          <Link href={WORLD.href({ ...WORLD.untouched, programmes: [value] })}>{label}</Link>{' '}
          <span className="faint">{count}</span>
        </li>
      ))}
    </ul>
  )
}
