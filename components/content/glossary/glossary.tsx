import type { Route } from 'next'
import { Link } from '@/components/ui/link'
import { getTerms } from '@/lib/content/glossary/queries'
import '../texts.css'

/** Every term with its meaning, as a list of definitions that can be linked to. */
export function Glossary() {
  return (
    <dl className="glossary">
      {getTerms().map(({ id, term, meaning, href }) => (
        <div key={id} id={`glossary-${id}`}>
          <dt>
            {/* The glossary's addresses are plain strings; a test checks that each page exists. */}
            <Link href={href as Route}>{term}</Link>
          </dt>
          <dd>{meaning}</dd>
        </div>
      ))}
    </dl>
  )
}
