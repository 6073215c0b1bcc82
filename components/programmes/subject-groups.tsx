import { Link } from '@/components/ui/link'
import { PROGRAMMES, type ProgrammeSearch } from '@/lib/programmes/list'
import type { SubjectGroup } from '@/lib/programmes/start/queries'
import { formatCount } from '@/lib/text/format'
import { slugify } from '@/lib/text/slugify'

type SubjectGroupsProps = { groups: readonly SubjectGroup[]; search: ProgrammeSearch }

/** The subjects by broad field, each with the number of universities that have it. They keep the filters. */
export function SubjectGroups({ groups, search }: SubjectGroupsProps) {
  const hasMore = groups.some(({ subjects }) => subjects.some(([, , more]) => more > 0))
  return (
    <section id="subjects" aria-labelledby="subjects-heading" className="mt-8">
      <h2 id="subjects-heading" className="text-md">
        {hasMore
          ? 'Subjects, with the number of universities by programmes + by general knowledge'
          : 'Subjects, with the number of universities'}
      </h2>
      <div className="mt-4 subject-lines gap-8 sm:columns-2 xl:columns-3">
        {groups.map(({ label, subjects }) => (
          <section key={label} className="mb-6 break-inside-avoid">
            <h3 className="text-base">{label}</h3>
            <ul>
              {subjects.map(([name, universities, more, slug = slugify(name)]) => (
                <li key={slug}>
                  <Link href={PROGRAMMES.href(PROGRAMMES.change(search, { subject: slug }))}>{name}</Link>
                  <span>
                    {[universities, more]
                      .filter((places) => places > 0)
                      .map(formatCount)
                      .join(' + ')}
                  </span>
                </li>
              ))}
            </ul>
          </section>
        ))}
      </div>
      {groups.length === 0 && <p>No source names a subject there at this level.</p>}
    </section>
  )
}
