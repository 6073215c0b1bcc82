import type { Route } from 'next'
import { Link } from '@/components/ui/link'
import { getTerms } from '@/lib/content/glossary/queries'

/** Every term with its meaning, as a list of definitions that can be linked to. */
export function Glossary() {
  return (
    <dl className="glossary">
      {getTerms().map(({ id, term, meaning, href }) => (
        <div key={id} id={`glossary-${id}`}>
          <dt>
            {/* As typed in the glossary, where a test holds each against the pages there are. */}
            <Link href={href as Route}>{term}</Link>
          </dt>
          <dd>{meaning}</dd>
        </div>
      ))}
    </dl>
  )
}
