import type { Route } from 'next'
import { Link } from '@/components/ui/link'
import { getTerms } from '@/lib/content/glossary/queries'

/** Every term with its meaning, as a list of definitions that can be linked to. */
export function Glossary() {
  return (
    <dl className="columns-[23rem] gap-x-8 text-base">
      {getTerms().map(({ id, term, meaning, href }) => (
        <div key={id} id={`glossary-${id}`} className="break-inside-avoid py-[0.4em]">
          <dt className="font-semibold">
            {/* The glossary's addresses are plain strings; a test checks that each page exists. */}
            <Link href={href as Route}>{term}</Link>
          </dt>
          <dd>{meaning}</dd>
        </div>
      ))}
    </dl>
  )
}
