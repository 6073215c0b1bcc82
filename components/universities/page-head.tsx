import type { ReactNode } from 'react'
import type { Elements } from '@/components/ui/elements'
import { Crest } from '@/components/ui/crest'
import type { University } from '@/lib/universities/record/schema'

type PageHeadProps = {
  university: Pick<University, 'id' | 'name' | 'logo'>
  title: string
  /** Empty for a title in an unknown language; left out for words of ours. */
  lang?: string
  /** The ways on. */
  actions: ReactNode
  /** The content below the links. */
  after?: Elements
  /** The content below the title. */
  children: Elements
}

/** The head of a page about a university or what it teaches: crest, title, what is said in brief, and the ways on. */
export function PageHead({ university, title, lang, actions, after, children }: PageHeadProps) {
  const { id, name, logo } = university
  const isName = title === name || lang !== undefined
  return (
    <header className="py-2">
      {/* On a phone the content below the crest has the whole width. */}
      <div className="md:flex md:gap-4">
        <span className="mt-1 max-md:float-left max-md:mr-3">
          <Crest id={id} name={name} logo={logo} />
        </span>
        <div className="min-w-0">
          <h1 lang={lang} translate={isName ? 'no' : undefined} className="text-xl wrap-anywhere md:text-2xl">
            {title}
          </h1>
          {children}
        </div>
      </div>
      {actions && <div className="mt-3 flex flex-wrap gap-2 max-sm:*:px-2.5 print:hidden">{actions}</div>}
      {after && <div className="mt-2">{after}</div>}
    </header>
  )
}
